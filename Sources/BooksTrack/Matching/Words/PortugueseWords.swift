// Portuguese words. See `KnownWords`.

extension KnownWords {
  static let portuguese = """
    abaixo aberta aberto abertura abra abram abre abrir abriu acaba acabam acabamos acabar acabaram acabaste
    acabe acabei acabo acabou acaso aceder aceita aceitar aceite aceito aceitou acender acerca acertar acha
    acham achar achas acho achou acidente acima aco acompanhar aconteca acontece acontecem acontecer
    acontecera aconteceu acontecido acordado acredita acreditam acreditamos acreditar acreditas acreditava
    acredite acreditei acredites acredito acucar acusacao acusacoes acusado acusar adeus adora adoram adorar
    adoraria adoravel adoro advogada advogado advogados afastado afinal agente agentes agora agradecer
    agradeco aguenta aguentar aguento ainda ajuda ajudar ajude ala alcancar alem alerta algo alguem algum
    alguma algumas ali alimentar alma almas alta altamente alto altos alugar aluno alunos alvo alvos ama amado
    amanha amar amas ambas ambiente ambos ameaca ameacar ameacas americana americano americanos amiga amigas
    amigo amigos amo amor amostra amostras analisar analise analises anda andado andam andar andas andava
    andavam andei ando andou anjo anjos ano anos ansiosa ansioso anterior antes antiga antigas antigo antigos
    anunciar aonde aos apagar apaixonada apaixonado apanha apanhado apanhamos apanhar apanharam apanho apanhou
    aparece aparecem aparecer apareceu aparencia apartamento apertar apontar apos aposta apostar apostas
    aposto apreciar aprender aprendeu apresentar aproximar aquela aquelas aquele aqueles aqui aquilo area
    areia argumento arma armado armar armas arquivo arquivos arrancar arranja arranjar arranjei arranjo
    arranjou arriscar arruinar arte artes artigo artigos arvore arvores asas assassinado assassinato
    assassinio assassino assassinos assistir assunto assuntos assustado assustador assustar ataque ataques ate
    atende atender atingir atingiu atira atirador atirar atirou atrair atras atrasado audiencia aula aulas
    aumentar ausencia autoridade autoridades aventura aves aviao aviso avo baixa baixar baixo bala balas banco
    bancos banda bandeira bando banho bar barco barcos base basta bate bater bateria bateu bebe beber bebes
    bebeu bebi bebida bebidas bebo beco beira bela belas belo bem bens besta bilhete bilhetes boa boas boca
    bola bolas bolo bolsa bolso bom bomba bombas bonita bonitas bonito bons bordo botao botas braco bracos
    branca branco brancos bruxa bruxas buraco buracos busca buscar cabe cabeca cabecas cabelo cabelos cabo
    cabra cabrao caca cacar cada cadeia cadeira caes cafe cai caido cair caiu caixa caixas cala calhar calma
    calmo calor cama camara camaras caminhar caminho caminhos campanha campo campos canal cancao cancelar
    cancro cansada cansado cantar canto cao caos capa capacidade capacidades capaz capazes capital capitao
    capturar cara caras cardiaco carga cargo caro carregar carreira carrinha carro carros carta cartao cartas
    carteira casa casaco casada casado casal casamento casar casas caso casos casou causa causado causar
    causou cavaleiro cavalheiro cavalo cavalos cave cedo cego cela cem cena cenas centenas cento centro cerca
    certa certamente certas certo certos ceu cha chama chamada chamadas chamado chamam chamamos chamar chamas
    chamava chame chamei chamem chames chamo chamou chao chateada chateado chave chaves chefe chefes chega
    chegada chegado chegam chegamos chegar chegara chegaram chegarem chegares chegarmos chegaste chego chegou
    chegue cheguei cheia cheias cheio cheios cheira cheirar cheiro cheque chineses choque cidadao cidadaos
    cidade cidades ciente cientista cientistas cima cinco cinto cirurgia cirurgiao civil civis claramente
    claro cliente clientes cobertura cobra cobre codigo codigos cofre coisa coisas colar colega colegas coloca
    colocar com coma combate combater come comeca comecam comecamos comecar comecaram comecas comecaste comece
    comecei comecem comeco comecou comem comer cometer cometeu comeu comi comida comido comigo comissao como
    companheiro companheiros companhia competicao competir completa completar completo complexo complicado
    compra comprado comprar compras compreender compreendo computador computadores comum comunicacao
    comunicacoes conceito concerto conclusao concordar concordo concordou concurso condenado condicao
    condicoes condutor conduzir confessar confia confiar confias confio confissao conflito conforme confusao
    conheca conhece conhecem conhecemos conhecer conheces conheceste conheceu conheci conhecia conhecida
    conhecido conhecimento conheco conjunto connosco consegue conseguem consegues consegui conseguia
    conseguido conseguimos conseguir conseguira conseguiram conseguirem conseguires conseguiria conseguirmos
    conseguisse conseguiste conseguiu conselho conselhos consertar considera considerado considerar consiga
    consigas consigo construir construiu conta contactar contacto contactos contagem contar contas contaste
    conte contei contem contente contes contigo continua continuam continuamos continuar continuas continue
    continuem continuo continuou conto contou contra contrario contratar contrato contratou controla controlar
    controle controlo convencer convencido conversa conversar conversas convidado convidados convidar convosco
    copia copias copo copos cor coracoes corajoso corda cores coroa corpo corpos corre correm corrente correr
    correu corta cortar corte cortes cortou costa costas costuma costumam costumava costumo cozinha cozinhar
    credito creio creme crescer cresceu cria criada criado crianca criancas criar criatura criaturas crime
    crimes criminoso criminosos crise cuida cuidado cuidados cuidar cuido cuja cujo culpa culpar cura curar
    curso curto custa custar dada dado dados dai dama damos danca dancar dando danos dao daquela daquelas
    daquele daqueles daqui daquilo dar dara darei dares daria das data dava decide decidi decidido decidimos
    decidir decidiram decidiu dedo dedos defender dei deitado deitar deixa deixado deixam deixamos deixando
    deixar deixara deixaram deixarei deixarem deixares deixaria deixas deixasse deixaste deixava deixe deixei
    deixem deixes deixo deixou dela delas dele deles demasiada demasiadas demasiado demonio demonios demora
    demorar demos dentes dentro departamento deposito depressa der dera deram deres derrotar derrubar des
    desaparece desaparecer desapareceu desastre descoberta descoberto descobre descobri descobrimos descobrir
    descobriram descobriste descobriu descrever descricao desculpa desculpas desculpe desde deseja desejar
    desejo desejos desenho desenhos desistir desliga desligar despachar despedida despedir desporto dessa
    dessas desse desses desta destas deste destes destinado destruicao destruir destruiu deter determinar
    detido detras deu deus deuses deva deve devem dever devera deveria deveriam deveriamos deverias deves
    devesse devessemos devesses devia deviam deviamos devias devido devo devolver dez dia diabo diabos dias
    diferenca diferente diferentes dificeis dificuldade dificuldades diga digam digas digno digo dinheiro dira
    direi direita direito direitos diria disco discurso discussao discutir disparar disparou disposta disposto
    dispostos disse dissemos disser disseram disseres dissesse disseste disso disto dito diversao divertido
    divertir divida diz dizem dizemos dizer dizeres dizes dizia doce doces documento documentos doenca doencas
    doente doentes doi dois dolar dom domingo dominio dona dono donos dor dores dorme dormi dormir dormiu dos
    dose dou doze droga drogas duas dum duma dura durar durmo duro duvida duvidas duvido duzia edificio efeito
    efeitos eis ela elas ele elemento elementos eles eliminar empregada empregado empregados empresa empresas
    encontra encontrada encontrado encontram encontramos encontrar encontraram encontrarem encontrares
    encontrarmos encontraste encontre encontrei encontro encontros encontrou enfiar enganado engracado entao
    entende entender entendes entendi entendo enterrado enterrar entra entrada entrado entram entramos entrar
    entraram entraste entre entrega entregar entregue entrei entrem entro entrou envia enviar envolve envolver
    envolvida envolvido equipa equipas equipe era eram eras errada errado erro erros erva escada escadas
    escala escola escolas escolha escolhas escolhe escolher escolheu escolhi escolhido esconde esconder
    escondida escondido escravo escravos escreve escrever escreveu escrevi escrita escrito escritor escritorio
    escudo escuridao escuro esforco esforcos espacial espada espalhar especiais especial especie especies
    espera esperam esperamos esperanca esperancas esperando esperar esperas esperava espere esperei esperem
    espero esperto espirito espiritos esquadra esquadrao esqueca esquecam esquecas esquece esquecer esqueceu
    esqueci esquecido esquema esquerda esquerdo essa essas esse esses esta estacao estacionamento estado
    estais estamos estando estao estar estara estarao estaras estarei estarem estaremos estares estaria
    estariam estariamos estarias estarmos estas estava estavam estavamos estavas este esteja estejam estejamos
    estejas estes esteve estive estivemos estiver estiveram estiverem estiveres estivermos estivesse
    estivessem estivessemos estivesses estiveste estrada estradas estragar estranha estranhas estranho
    estranhos estrela estrelas estudante estudantes estudio estudo estudos estupida estupido evento eventos
    exame exames examinar exatamente exercicio exercito existe existem existencia experiencia experiencias
    explica explicar explodir explorar explosao exposicao expressao exterior extra faca facam facamos facas
    face facilmente faco facto factos fala falado falam falamos falando falar falarmos falas fale falei fales
    falha falhar falo falou falsa falso falta faltam faltar familia familiar familiares familias famosa famoso
    fantasia fantasma fantasmas fara farao farei faremos faria fariam farias farta farto fas fase fato fatos
    faz fazem fazemos fazer fazerem fazeres fazermos fazes fazia faziam fazias fecha fechada fechado fechar
    feira feita feitas feito feitos felicidade ferias ferida feridas ferido ferimento ferimentos ferro festa
    festas fez fica ficado ficam ficamos ficando ficar ficara ficaram ficarao ficarei ficarem ficaremos
    ficares ficaria ficarmos ficas ficasse ficaste ficava ficha ficheiro ficheiros fico ficou figado fila
    filha filhas filho filhos filme filmes fim final finalmente fins fio fios fique fiquei fiquem fiques firma
    fita fixe fiz fizemos fizer fizeres fizermos fizesse fizeste flor flores fluxo fogo foi folha folhas fome
    fomos fonte fontes for fora foram forca forcar forcas forem fores forma formacao formar formas formos
    forte fortes fosse fossem fossemos fosses foste foto fotografia fotografias fotos fraco frasco frase
    frequencia fria frio frota fugir fugiu fui fumo funciona funcionar fundo fundos gabinete gaja gajo gajos
    ganha ganham ganhar ganhas ganho ganhou garagem garantir garganta garota garoto garrafa garrafas gas
    gastar gato gatos gay gelo gente geralmente gesto gira giro gordo gosta gostam gostamos gostar gostaria
    gostariamos gostarias gostas gostava gostavas goste gostei gosto gostou gota graca gracas grande grandes
    gravacao gravidade grupo grupos guarda guardar guardas guerreiro guerreiros guia guiar habilidade
    habilidades haja haver havera haveria havia haviam heroi herois hipotese hipoteses historia historias
    historico homem homicidio homicidios honra honrar hora horas horrivel houve houver houvesse humana
    humanidade humano humanos humor iam iamos ias idade ideia ideias idiota idiotas ido igualmente ilegal ilha
    imagina imaginar imaginei imagino imensa imensas imenso importa importante importantes importas importava
    importo impossivel impostos imprensa impressao impressoes incidente indica indicam indo infancia
    informacao informacoes ingleses inimigo inimigos inocente inocentes inteira inteiro intencao intencoes
    interessa interessada interessado interesse interesses interior inventar inventou ira irao iras irei irem
    iremos ires iria iriam irias irma irmao irmaos irmas irmos isso isto janela janelas jantar jeito joga
    jogar jogo jogos julga julgar juntar juntas junto juntos juri juro justo lado lados ladrao ladroes lago
    lanca lancar lar larga largar lata lavar leal lealdade legal lei leis leite lembra lembrar lembras lembro
    lenda ler leste letra letras leu leva levam levanta levantar levar levara levaram levaria levas levava
    leve levei levem leves levo levou lhe lhes lho lidar lider lido liga ligacoes ligada ligado ligados ligar
    ligo ligou ligue liguei limite limites limpa limpar limpo linda lindo linha linhas lista livre livres
    livro livros lixar lixe lixo lobo logo loja lojas longa longe longo louca louco loucos lua lugar luta
    lutar lutas luto lutou luxo luz macaco macacos madeira mae maes maior mais major mal mala malas maldicao
    maldita maldito malditos maluca maluco mama mamas manda mandado mandar mande mandei mando mandou maneira
    maneiras manha manteiga mantem mantenha manter mao maos mapa maquina maquinas mar maravilhosa maravilhoso
    marca marcar marcas mas massa mata matam matar mate matei materia material mato matou mau maus media
    medica medico medicos medida medidas medo meia meias meio meios melhorar melhores membro membros memoria
    memorias mencionar mencionou menina meninas menino meninos menor menos mensagem mensagens mental mente
    mentes mentir mentira mentiras mentiu merda merdas merece merecem mereces mereco mes mesa mesma mesmas
    mesmo mesmos mestre meta metal metas mete meter meteu metido metodo metodos metro metros meu meus mexer
    mil milhao milhares milhas militares mim mina minas minha minhas minima minimo minuto minutos misterio
    miuda miudas miudo miudos moda modo moeda moedas molho momento momentos monstro monstros montanha
    montanhas montar monte montes mora moral morar morre morrem morrer morreu morta morte mortes morto mortos
    mostra mostram mostrar mostre motivo motivos movimento movimentos muda mudanca mudancas mudar mude mudei
    muita muitas muito muitos mulheres mundo municoes nacao nacional nada nadar nalgum namorada namorado nao
    naquela naquele naquilo nas nascer nasceu nave naves navio navios necessidade necessidades negar negociar
    negocio negocios negra negro negros nela nele nem nenhum nenhuma nessa nessas nesse nesses nesta nestas
    neste nestes neve ninho nisso nisto nobre nocao noite noites noiva noivo nome nomes norte nos nossa nossas
    nosso nossos nota notas noticia noticias noutra noutro nova novamente novas nove novo novos num numa
    numero numeros obra obras obrigada obrigado obviamente ocorreu ocupada ocupado odeia odeio oeste oferecer
    ofereceu oficiais oito ola olha olhar olhas olhe olhei olhem olhes olho olhos olhou onda ondas onde ontem
    operacao operacoes oportunidade oportunidades ora orgulhosa orgulhoso osso ossos ouca ouco ouro outra
    outras outro outros ouve ouves ouvi ouvido ouvidos ouvimos ouvir ouviu ovo ovos paciencia paciente
    pacientes padrao padre padroes paga pagam pagamento pagar pagina paginas pago pagou paguei pai pais
    palavra palavras pao papa par para paragem parar parceiro pare pareca parece parecem parecer pareces
    pareceu parecia pareciam parecida parecido pareco parede paredes parem pares parou parque parte partes
    participar particular partida partido partilhar partir partiu parto parvo passa passada passado passagem
    passam passamos passar passaram passaro passaros passas passaste passava passe passear passei passeio
    passo passos passou pasta patrao pau pausa paz peca pecado pecados pecas peco pedaco pedacos pede pedi
    pedido pedir pediu pedra pedras pega pegar pegou pegue peguei peito peixe peixes pela pelas pele pelo
    pelos pena pensa pensado pensam pensamento pensamentos pensamos pensando pensar pensaram pensares pensas
    pensaste pense pensei pensem penses penso pensou pequena pequenas pequeno pequenos perca percas percebe
    perceber percebes percebeste percebeu percebi percebido percebo perco perda perdao perde perdemos perder
    perderam perdeste perdeu perdi perdido perfeita perfeito pergunta perguntar perguntas pergunte perguntei
    pergunto perguntou perigo perigosa perigoso perimetro perito permitido permitir perna pernas pertence
    perto pes pesadelo peso pessima pessimo pessoa pessoais pessoal pessoas piada piadas pila piloto pilotos
    pior piso pista pistas planeta plano planos planta plantas pobre pobres poco pode podem podemos poder
    podera poderao poderas poderei poderem poderemos poderes poderia poderiam poderiamos poderias podermos
    poderosa poderoso podes podia podiam podiamos podias poe poes pois policia policial policias politica
    politicos ponha ponham ponhas ponho ponta ponte ponto pontos por porcaria porco porque porra porta portal
    portao portas porto pos possa possam possamos possas posse possiveis possivel posso posto postos pouca
    poucas pouco poucos povo praia prata prato pratos prazer prazo precisa precisam precisamos precisar
    precisares precisas precisava precisavas precise preciso preco predio prefere preferes preferia premio
    prender preocupa preocupacao preocupada preocupado preocupados preocupar preocupe preocupes prepara
    preparada preparado preparados preparar presa presenca presente presentes presidente preso presos pressa
    pressao pretende pretendo preto prima primeira primeiras primeiro primeiros primo princesa principais
    principal principe principio prioridade prisioneiro prisioneiros privada privado pro problema problemas
    processar processo procura procurado procuram procuramos procurando procurar procuras procure procuro
    producao produto produtos produzir professor professora professores programa programas promessa prometer
    prometeu prometi prometo pronta pronto prontos proposito proposta propria proprias propriedade proprio
    proprios protege proteger prova provar provas provocar proxima proximas proximo proximos pude puder
    puderes pudermos pudesse pudessem pudessemos pudesses pudeste pura puro pus puseste puto quadro quais
    quaisquer qual qualidade qualquer quando quantas quantidade quanto quantos quao quarta quarto quartos
    quatro que queira queiram queiras queixa quem quer querem queremos querer queres queria queriam queriamos
    querias querida querido quero questoes quinta quinto quis quiserem quiseres quisesse quisesses quiseste
    rabo raca radiacao radio raio raios ramo rapariga raparigas rapaz rapazes rapida rapido rasto rato ratos
    real realidade realmente recado recebe recebemos receber recebeste recebeu recebi recebido recebo receio
    recente recolher reconhecer reconhecimento recuperar rede refeicao registo registos regra regras regressar
    regresso rei reino relacionamento relacoes relatorio relatorios reparar repente representa representar
    requer resistencia resistir resolver respeitar respeito respirar responde responder respondeu responsaveis
    responsavel resposta respostas resta restam restantes resto restos resultado resultados reunioes rever
    rica rico ricos rio rir risco riscos robo roda rosa rosto rota roubaram roubaste roubo roubou roupa roupas
    rua ruas rumo russo russos sabe sabem sabemos saber sabera saberia sabermos sabes sabia sabiam sabiamos
    sabias sabor saco sacos saem sai saia saiam saias saiba saibam saibas saida saido saimos saio sair sairam
    sairem saires sairmos sais saiu sala salao saltar salto salva salvar salvo salvou santo sao sargento
    saudades saudavel secreta secreto sede segredo segredos segue seguido seguinte seguir seguiu segunda
    segundo segundos segura seguranca segurar segure seguro seguros sei seis seja sejam sejas sem semana
    semanas senao sendo senhor senhora senhoras senhores senso sensores sentada sentado sentados sentar sente
    sentem sentenca sentes senti sentia sentido sentimento sentimentos sentimos sentir sentires sentiste
    sentiu separar sequencia sequer ser sera serao seras serei serem seremos seres seria seriam serias serie
    serio sermos serve servem servico servicos sete seu seus sido significa significado significar sim
    simpatica simpatico sinal sinta sintas sinto sintomas sistema sistemas site sitio sitios situacao
    situacoes soa sob sobe sobre sofa sofre sofrer sofreu sofrimento sois sol soldado soldados solo solta
    soltar som somos sonho sonhos sono sopa sorte sos sou soube souber soubesse soubesses soubeste sozinha
    sozinho sua suas subir subiu suficiente suficientes sujo sul sumo superior suporto suposto suspeita
    suspeito suspeitos taca tais tal tanta tantas tanto tantos tao tarde tarte tatuagem taxa taxi telefonar
    telefone telefonema telefones tem tema temo temos templo tempo tempos tendes tendo tenha tenham tenhamos
    tenhas tenho tens tenta tentado tentam tentamos tentando tentar tentaram tentares tentas tentaste tente
    tentei tentem tentes tento tentou teoria ter tera terao teras terceira terceiro terei terem teremos teres
    teria teriam teriamos terias termina terminar terminou termo termos terra terras territorio terrivel
    terrorista terroristas testar teste testemunha testemunhar testemunhas testemunho testes teu teus teve tia
    tido tinha tinham tinhamos tinhas tinta tio tipo tipos tira tirado tirando tirar tiras tire tirei tirem
    tiro tiros tirou tive tivemos tiver tiveram tiverem tiveres tivermos tivesse tivessem tivessemos tivesses
    tiveste toca tocar tocou toda todas todo todos tolo tom toma tomar tome tomei tomo tomou topo toque toques
    torna tornar torne torno tornou torre trabalha trabalhado trabalham trabalhamos trabalhando trabalhar
    trabalhas trabalhava trabalhei trabalho trabalhos trabalhou tradicao traga tragam tragedia trago traicao
    trair transformar transito transportar transporte tras traseiras traseiro trata tratamos tratar trate
    tratei trato tratou traz trazer trazes treino tres treta tretas trinta troca trocar trono truque truques
    tua tuas tubo tudo tumor turno ultima ultimas ultimo ultimos uma umas unica unicas unico unidade unidades
    uniforme universo urso usa usada usado usam usando usar usas usava use usei uso usou vaca vaga vai vais
    vale valem valer valeu valha valia valor vamos vampiro vampiros vantagem vao varias varios vas veio veja
    vejam vejas vejo velha velhas velho velhos velocidade vem vemos vencedor vencer venda vende vendedor
    vender vendeu vendo venha venham venhas venho vens vento ver vera verao verdadeira verdadeiro verdadeiros
    verde verem veremos veres vermelha vermelho versao ves vespera veste vestida vestido vestidos vestigios
    vez vezes via vida vidas video videos vidro viemos vier vieram viesse vieste vigia vigiar vila vim vimos
    vinda vindas vindo vindos vinganca vinha vinho vinte vir vira viram virao virar virem vires viria virou
    virus visao visita visitar visitas visse vista viste visto vistos vitima vitimas viu viva vive vivem
    vivemos viver vives viveu vivi vivia vivo vivos vizinho vizinhos voce voces volta voltam voltamos voltar
    voltara voltaram voltarei voltaremos voltares voltaria voltarmos voltas voltaste volte voltei voltem
    voltes volto voltou voo vos vossa vossas vosso vossos voto votos vou voz vozes zona
    """
}
