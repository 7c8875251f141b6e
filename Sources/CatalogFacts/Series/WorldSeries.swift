// Series from other countries: in their own language and script, in translation, and with both titles.
// Positions, years and titles are those of first publication; uncertain facts are left out.

extension SeriesFacts {
  static let world = """
    series Remembrance of Earth's Past
    by Liu Cixin
    genres Science Fiction
    original zh
    total 3
    1 2006 The Three-Body Problem
    +zh 三体
    +de Die drei Sonnen
    2 2008 The Dark Forest
    +zh 黑暗森林
    +de Der dunkle Wald
    3 2010 Death's End
    +zh 死神永生

    series 射雕三部曲
    by 金庸
    genres Historical Fiction; Martial Arts
    language zh
    total 3
    1 1957 射雕英雄传
    2 1959 神雕侠侣
    3 1961 倚天屠龙记

    series 涼宮ハルヒ
    by 谷川流
    genres Young Adult; Science Fiction
    language ja
    partial
    1 2003 涼宮ハルヒの憂鬱
    2 2003 涼宮ハルヒの溜息
    3 2004 涼宮ハルヒの退屈
    4 2004 涼宮ハルヒの消失
    5 2004 涼宮ハルヒの暴走
    6 2005 涼宮ハルヒの動揺
    7 2005 涼宮ハルヒの陰謀

    series 1Q84
    by 村上春樹
    genres Literary Fiction
    language ja
    total 3
    1 2009 1Q84 BOOK1
    2 2009 1Q84 BOOK2
    3 2010 1Q84 BOOK3

    series Дозоры
    by Сергей Лукьяненко
    genres Urban Fantasy
    language ru
    total 6
    partial
    1 1998 Ночной дозор
    +en Night Watch
    2 2000 Дневной дозор
    +en Day Watch
    +by Сергей Лукьяненко; Владимир Васильев
    4 2006 Последний дозор
    5 2012 Новый дозор
    6 2014 Шестой дозор

    series Приключения Эраста Фандорина
    by Борис Акунин
    genres Mystery; Historical Fiction
    language ru
    partial
    1 1998 Азазель
    2 1998 Турецкий гамбит
    3 1998 Левиафан
    4 1998 Смерть Ахиллеса
    5 1999 Особые поручения
    6 1999 Статский советник

    series ثلاثية القاهرة
    by نجيب محفوظ
    genres Literary Fiction; Classics
    language ar
    total 3
    1 1956 بين القصرين
    +en Palace Walk
    2 1957 قصر الشوق
    +en Palace of Desire
    3 1957 السكرية
    +en Sugar Street

    series Saga o Wiedźminie
    by Andrzej Sapkowski
    genres Fantasy
    language pl
    total 5
    1 1994 Krew elfów
    +en Blood of Elves
    2 1995 Czas pogardy
    3 1996 Chrzest ognia
    +en Baptism of Fire
    4 1997 Wieża Jaskółki
    5 1999 Pani Jeziora

    series El cementerio de los libros olvidados
    by Carlos Ruiz Zafón
    genres Literary Fiction; Mystery
    language es
    total 4
    1 2001 La sombra del viento
    +en The Shadow of the Wind
    +de Der Schatten des Windes
    2 2008 El juego del ángel
    3 2011 El prisionero del cielo
    4 2016 El laberinto de los espíritus
    """
}
