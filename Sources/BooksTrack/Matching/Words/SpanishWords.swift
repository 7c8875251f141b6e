// Spanish words. See `KnownWords`.

extension KnownWords {
  static let spanish = """
    abajo abandonada abandonado abandonar abandono abatido abeja abierta abiertamente abierto abogada abogado
    abordar abordo abortar aborto abra abrazo abril abrir absoluta absoluto absurda absurdo abuela abuelo
    abundancia aburrida aburrido abusar aca acabada acabado acabo academia academico acaso accidental
    accidente acelerado acelerador acelerar acento acepta aceptable aceptacion aceptar acepto acera acerca
    acercar acero acertado acertijo acido acogedor acompanado acompanante acompanar acordado acordar acosador
    acoso acostado acostar acta actitud activa activar actividad activo actor actuacion actual actualidad
    actualmente actuar acuerdo acuesto acusacion acusada acusado acusar adecuada adecuado adelantado adelante
    adelanto ademas adentro adhesiva adiccion adicional adicta adicto adios adivina adivinar adivino admirable
    admiracion admision adonde adopcion adorable adulta adulto adversario advertido advertir aerea aereo
    afecta afectada afectado afectar afecto afeitar afirmacion afortunada afortunado africano afrontar afuera
    agarrado agente agotador agradecer agradecida agradecido agrado agresion agresiva agresivo agua aguantar
    aguante aguda agudo aguja ahi ahogado ahogar ahora ahorrado aislamiento aja ajo ajustado ajustar ala alba
    alcaide alcalde alcanzado alcanzar alegra alegre alegria alegro aleja alejar aleman alemana alergia alfa
    algo algun alguna alguno aliento alimentar alimento alla allanamiento alli alma almohada alojamiento
    alquilar alquiler alta altamente altar alterada alterado altitud alto alucinacion alucinante alumna alumno
    ama amabilidad amada amado amanecer amar amarga amargo amarilla amarillo ambas ambicion ambicioso ambiente
    ambos ambulancia amenaza amenazar americana americano amiga amigable amigo amistosa amistoso amo amor
    amorosa amoroso amos amplia ampliar amplio anal analisis analista analizar ancho anciana anciano anda
    andar andas angel angela angustia animadora animal animar aniversario ano anoche anomalia anonima anonimo
    anormal anotar ansiedad ansiosa ansioso ante anterior antes anti antigua antiguo antro anual anulacion
    anuncia anunciar anuncio apagar aparecer aparecido aparente aparicion apariencia apartado aparte apelacion
    aperitivo apertura apestoso aplastar aplicacion apodo apostar apoyo apreciar aprecio aprender aprendiz
    apretado aprobacion aprobado aprobar apropiada apropiadamente apropiado aproximadamente apto apuesta
    apuesto apuro aquella aquello arabe arana arcilla arco ardiente ardilla area arena argumento arma armada
    armado armamento armar aro aroma arrancado arrancar arrastrado arrastrar arreglado arreglar arrestada
    arrestado arrestar arriesgado arriesgar arrojado arroz arruinar arte arteria arterial articulo artistica
    artistico asado asaltar asalto ascender ascenso ascensor asco asegurada asegurado asegurar asesina
    asesinar asesinato asesino asi asiatico asiento asignacion asignado asistencia asistente asma asociacion
    asociado asombrosa asombroso asquerosa asqueroso astuta astuto asustar atacada atacado atacante atada
    atado atajo atar atardecer atascada atascado atencion atentado atentamente atento aterrador aterradora
    aterrizaje aterrizar atraccion atractiva atractivo atraer atras atrasado atravesado atravesar atrevido
    atroz atun audicion audiencia aula aumentar aun ausencia autentica autentico auto autografo automatica
    automatico autopista autopsia autor autoridad autorizada autorizado auxiliar avanzada avanzado ave avena
    aventura avergonzada avergonzado aviacion ayuda ayudante ayudar azar babor baila bailar bailarin bailarina
    baile baja bajar bajo bala balcon balistica balon balsa banana banca banco banda bandeja bandera bando
    banera bano banquero banquete bar barata barato barba barbaro barbero barbilla barca barco baron barra
    barrera barril barrio barro basa basada base basica basico basta bastante bastardo basurero bata batallon
    bateria batido beber bebida bebido beca bella bello ben bendicion bendita bendito beneficio besar beso
    bicho bien bienvenida bienvenido billar biologia biologica biologico blanca blanco blando bloque bloqueo
    bobo boca bocado bocina boda bofetada bola bolsa bolso bonita bonito bono borda borde bordo borracha
    borracho borrado borrador bota bote botin boton boxeador boy bravo brazo brevemente brilla brillar brillo
    brisa britanica britanico broma brote bruja brujeria brujo bruto buen buena bueno buey bulto buque burro
    busca buscar busco caballeria caballero caballo cabana cabe cabello cable cabo cabra cabron caca cachorro
    cada cadena cadera cafe cafeteria cagada cagado cagar caida caido caja cajero cajon calabaza calabozo
    calavera calcular caldera caldo calendario calentar calida calidad calido caliente calla callada callado
    callar calle callejero callejon calma calmada calmado calmar calor caluroso calvo cama camarada camarera
    camarero camarote cambia cambiar cambio camello camilla caminata camino camion camioneta camiseta
    campamento campana campeonato can cana canal cancela cancelar cancha canciller candado canela cangrejo
    canon cansa cansada cansado canta cantante cantar cante cantidad canto caos capa capaz capilla capital
    capitan capitana capricho captar captura capturar cara caramelo caravana caray carbon carbono carcel
    cardenal cardiaco carga cargada cargado cargador cargamento cargar cargo carguero caridad carino carinosa
    carinoso carnada carnaval carniceria carnicero caro carpa carpeta carrera carreta carretera carril carro
    carta cartel cartera cartero carton casa casada casado casamiento casar cascada casco casera casero casi
    casillero casino caso castigar castillo casualidad catedral categoria catolica catolico causa causar cavar
    caviar cayo caza cazar cebo celebrar celosa celoso celula celular cementerio cena cenar centro cera cerca
    cercana cercano cerdo cerebral cereza cero cerrada cerrado cerradura certeza cerveza cesar cesta champan
    champana chantaje charla charlar chatarra cheque chica chico chiflada chiflado china chino chiquito chisme
    chiste chistoso chivo choque chulo chupa chupar ciclo ciega ciego cielo cien cientifica cientifico ciento
    cierre cierro cierta ciertamente cierto ciervo cima cinco cine cinico cinta cintura circo circuito
    circular cita citacion cito clan clara claramente claridad claro clase clasica clasico clavado clave clavo
    clemencia cliente clima coartada cobra cobrar cobre cobro coca cocaina coche cocina cocinar cocinera
    cocinero coco codo cofre coger cogido coincidencia coja cojo col cola colada cole coleccion colectiva
    colectivo colega colera colgada colgado colgar colina colision collar colmo color coma comandante combatir
    comediante comentar comentario comenzar comer comerciante comercio cometido comico comida comido comienzo
    comino comisaria comisario comision como comoda comodidad comodo compadre companera companero compania
    comparacion comparado comparar comparte compartimiento compartir compasion compensacion compensar
    competente competicion competir complacer compleja complejo completa completar completas completo
    complicada complicado complice componente comporta comportamiento composicion compra comprado comprador
    comprar comprender comprension comprensivo comprobar comprueba compuesto comunicado comunicar comunidad
    comunismo comunista con concepto concha conciencia concierto concluir conclusion concreto concurso condado
    conde condena condenada condenado condesa condicion condicional conducir conducta conducto conductor
    conectar conejo conexion confesado confesar confesion confiable confiado confidencial confieso
    confirmacion conflicto conforme confusa confusion confuso congreso conjunto conmigo conmocion conocida
    conocido conocimiento conquista conquistar consciente conseguir consejera consejero consejo conserje
    conserva conservador conservar consideracion considerada considerado considerando considerar consigo
    consistente conspiracion constante constitucion construccion construir consuelo consulado consulta
    consultar consumir contable contacto contado contador contaminacion contar contencion contenedor contener
    contenido contenta contento contestar conteste contexto contigo continente continua continuacion continuar
    continuo contra contraria contrario contrata contratar contrato contribucion contribuir convencer
    convencion convencional conveniente convento conversar convertir conviccion convicto convincente
    cooperacion cooperar copa copia copiar coro corporacion corporal corra corral correa correccion correcta
    correcto corredor corregir correo correr corriente corro corrupcion corrupto corta cortada cortado cortar
    corte cortes corteza corto cosa coser costa costado costar coste costilla costo crea creacion crear
    creativa creativo crecer creciente crecimiento creencia creer crema creyente cria criada criado criar
    criatura criminal crio cristiana cristiano criterio critica criticar critico cruda crudo crueldad cruz
    cruza cruzada cruzado cruzar cuaderno cuadra cuadrado cuadro cual cualidad cualquier cualquiera cuan
    cuando cuanta cuantica cuanto cuarenta cuarentena cuarta cuartel cuarto cuatro cubierta cubierto cubo
    cuchilla cuchillo cuelga cuenta cuento cuerda cuerdo cuerno cuero cuerpo cuervo cuesta cuestion cuestionar
    cueva cuida cuidadosa cuidadoso cuidar cuido culo culpa culpar cultivar culto cultura cultural cumplida
    cumplido cuna cunada cunado cura curado curar curiosa curioso cursi curso curva cuya cuyo dada dado daga
    dama danada danado danar dano danza dar dato debe deber debido debilidad decencia decente decepcion
    decision decisivo declaracion declarado declarar decoracion decorado decreto dedicacion dedo defecto
    defender defendido defensiva defensor definicion definitiva definitivo defuncion degenerado deja dejado
    dejar dejo del delantal delante delantera delantero dele delgada delgado delicada delicadeza delicado
    deliciosa delicioso demanda demandar demas demasiada demasiado demencia demente demostrar demuestra
    densidad dental dentro denuncia denunciar depender deporte deposito depredador depresion deprimente
    derecha derecho derramar derribado derribar derrota derrotado derrotar des desarmado desarrollar
    desarrollo desastre desayuno descansar descanso descarado descarga descargar descartar descender descenso
    descifrar desconocida desconocido describir descripcion descubierta descubierto descubrir descuento
    descuidado desde dese deseo desertor desesperada desesperado desgracia desgraciada desgraciado deshecho
    desierta desierto desmayado desnuda desnudo despacho despacio despedida despedir despegar despegue
    despejada despejado despejar despensa desperdiciar desperdicio despertar despiadado despierta despierto
    desprecio destello destinada destinado destreza destrozar destruccion destructor destruir detector
    detencion detener detenida detenido detente determinado determinar detonador deuda devocion devolver
    devuelto dia diamante diaria diario dicha dicho dictador diente dieta diferencia diferente dificilmente
    digna dignidad digno dimension dios diosa diplomatica diplomatico diputado direccion directiva director
    directora discrecion discreto disculpa discurso discusion discutir disenador disfrutar disfrute disgustada
    disgustado disposicion dispositivo dispuesta dispuesto distancia distante distinguido distinguir distinta
    distinto distraccion distraido distribucion distribuidor distrito diversion divertida divertido divertir
    divina divino division divorcio dobla doblar doble doce doctor doctora doctorado documental documento
    dolar doler dolido dolor dolorosa doloroso domicilio domingo dominio don dona donacion donar donde dorada
    dorado dormida dormido dos dote doy drama dramatica dramatico ducha duda dudar duela duelo duena dueno
    duque dura duracion durar duro ebria ebrio eco economia economica economico ecuacion editorial educacion
    efectiva efectivamente efectivo efecto eficiente eje ejecucion ejecutar ejecutiva ejecutivo ejercicio
    ejercito eleccion electoral electrica electrico electronica electronico elefante elegante elegida elegido
    elemento elevada elevado elevador elfo eliminacion eliminar ella ellas ello ellos embajada embajador
    embarazo embarazoso emergencia emision emocion empeorar emperador empleada empleado enamorada enamorado
    enano encadenado encantada encantado encantador encantadora encantar encargado encargar encendedor
    encender encendida encendido encerrada encerrado encerrar encontrada encontrado encontrar encubierta
    encubierto encuentro encuesta enemiga enemigo enero enferma enfermar enfermedad enfermera enfermeria
    enfermero enfermizo enfermo enfrentar enfrente engano enmienda enormemente enseguida ensena ensenado
    ensenanza ensenar enseno entender entendido entendimiento entera enterado enterar entero enterrar entierro
    entrada entrado entramos entrante entrar entre entrega entregado entregar entrego entro entusiasmo
    entusiasta enviada enviado envuelta envuelto epoca era ereccion error erupcion esa esas escala escalar
    escalera escapar escenario esclava esclavo escogido escolar esconder escondida escondidas escondido
    escondite escopeta escotilla escriba escribir escrita escrito escritor escritora escritorio escritura
    escucha escuchar escucho escultura ese esencia esencial esfera esfuerzo eso esos espacial espacio espada
    espalda espanol espanola espantosa espantoso especia especial especialidad especialista especie especifica
    especifico espectacular espectaculo espectro espera esperanza esperar esperma espia espiar espina
    espionaje espiritu espiritual esplendida esplendido esplendor esposa esposado esposas esposo esqueleto
    esta estable establo estaca estacion estacionar estadio estado estafa estafador estallar estancia estar
    estas estatua estatura este estimado esto estofado estomago estos estrado estrecha estrecho estrella
    estribor estricta estricto estropear estructura estudiante estudiantil estudiar estudio estufa estupenda
    estupendo estupida estupidez estupido etapa eterna eternamente eternidad eterno etiqueta evacuacion
    evacuar evaluacion evaluar evidencia evidente evidentemente evolucion exacta exactamente exacto examinar
    excavacion excepcion excepcional excesivo excitacion exclusiva exclusivo excursion exhausto exigente
    existencia expansion expedicion expediente experimentado experimental experimentar experimento experta
    experto explicacion explicar exploracion explorador explorar explosion explosivo explotar exposicion
    expresar expresion expuesta expuesto expulsar extender extension exterior externa externo extincion
    extorsion extraccion extrana extranamente extranar extranjera extranjero extrano extraordinaria
    extraordinario extrema extremo fabrica fabricar fabulosa fabuloso facial facil facilidad facilmente factor
    factura falda falla fallar fallo falsa falso falta faltar fama familia familiar famosa famoso fanatico
    fantasia fantasma fantastica fantastico faro farol farsa farsante fascinante fase fastidiar fastidio fatal
    favorita favorito faz fea fecha felicidad femenina femenino fenomenal fenomeno feo feria festejar festival
    feto fiable fiar fibra ficha fidelidad fiel fiesta fija fijamente fijar fijo fila filo filosofia filosofo
    fin fina final finalizar finalmente financiar financiera financiero finca fino firma firmar firme
    firmemente fisica fisico flaco flanco flecha floja flojo flor flota flote flujo foco follar fondo forma
    formacion formal formalidad formalmente formar forzada forzado forzar fosa foto fotografia fotografo
    fracasado fracasar fractura fragmento frances francesa franco frasco frase fraternidad frecuencia
    frecuente frente fresa fresca fresco fria frio frito frontera fruta fruto fuego fuente fuera fueras fuerte
    fuerza fumo funcionar funcionario fundacion furia furiosa furioso futura futuro gabinete gala galan gallo
    gana ganado ganador ganadora ganancia ganar gancho ganga gano ganso garantia garantizar garganta gas
    gasolina gasolinera gastar gasto gata gato gen generador general generar genero generosa generoso genetica
    genetico gente gesto gimnasia gimnasio gira girar giro globo gloriosa glorioso gobernador gobernar
    gobierno gol golf golpe golpeada golpeado golpeo goma gorda gordo gorra gorro gota grabadora graciosa
    gracioso grado graduacion graduado grafico gran grandeza grandiosa grandioso grandote granero granjero
    grano gratitud gratuita gravedad gravemente griega griego grieta grifo gris grita gritar grito grosera
    grosero guante guantera guapa guapo guarda guardado guardar guarderia guardia guardian guarida guau guay
    guerrera guerrero guia guiar gustar gusto haber habilidad habla hablado hablar hacer hacha hacia hada
    halcon hallado hallar hambre hambrienta hambriento harina harta harto hasta haya haz hecha hecho helada
    helado heno her heredera heredero herencia herida herido hermana hermandad hermano hermosa hermoso hielo
    hierro hija hijo hilo hipoteca histerica historia historial historica historico hogar hoja hola holandes
    hombre hombro home homicida homicidio hondo honesta honesto hongo honra honrada honrado honrar hora horca
    horno horrible hostia hostil hoy hoyo hueca hueco huelga huella hueso huevo huida humana humanidad humano
    humeda humedad humedo humildad humo humor ida idea ideal identico identidad identificar idioma idiota
    ignorante igualdad igualmente ilegal ilegalmente iluminacion imaginacion imaginar imaginario iman
    imitacion impaciente impecable imperial implacable importante importar impostor impotente imprenta
    impresion impresionar improbable imprudente impuesto inaceptable incendio incidente incision incomoda
    incomodo incompetente inconsciente inconveniente incorrecta incorrecto indefensa indefenso india indicio
    indiferente indio individual individuo industria industrial inesperada inesperado inestable inevitable
    infancia infantil infeccion inferior infernal infierno infinito informacion informal informante informar
    ingenieria ingeniero ingenio ingenioso ingenua ingenuo ingles inglesa ingresar inicial iniciar inicio
    injusta injusticia injusto inmediata inmediato inmensa inmenso inmigracion inminente inmoral inmortal
    inmunidad innecesario inocencia inocente inofensivo inquieta inquieto inscripcion insensible insistir
    insolente inspeccion inspeccionar inspiracion instalar instante instinto institucion instituto instruccion
    instructor insultar intacta intacto integridad inteligencia intencion intensa intensidad intenso intenta
    intentar intento interes interesada interesado interese interferir interior interna internado interno
    interpretar interprete interrumpir interruptor intervenir intestino intimidad intuicion inundacion
    invasion invencible invencion inventar inventario invento inversion invertido invertir investigador
    investigar invierno invita invitacion invitada invitado invitar invito inyeccion ira iris irlandes
    irlandesa irracional irregular irresponsable irritante italiana italiano izquierda izquierdo jabon jalea
    jaleo jamon japones japonesa jarabe jardinero jarra jarron jaula jefa jefe jubilacion judia judicial judio
    juego juez jugar jugo juicio julio junio junta juntar junto jura jurado juramento jurar juro justa
    justamente justicia justificar justo juzgar kilo labio labor lado ladrillo ladron ladrona lago laguna
    lamentar lana lancha langosta lanza lanzamiento lanzar lapida larga largo las lastima lastimar lata latido
    latigo lava lavabo lavado lavadora lavar lazo leal leccion leche lecho lector legado legal legalmente
    legendario legitima legitimo lejana lejano lema lena lenta lentamente lente lento leo leon les lesion
    letal levantada levantado levantar ley liberada liberado liberal liberar libertad libra librado librar
    libre libremente libreria libro licencia liga ligar ligera ligeramente ligero lima limitada limitado limon
    limonada limpia limpiar limpio linda lindo linea linterna lio lisa lista listo literalmente litro llama
    llamada llamado llamar llave llega llegada llegado llegar llena llenar lleno lleva llevada llevar lloro
    lobo loca local locamente loco lodo logica logico logro lona lord loro los lote lucha luchar luego lugar
    lujo luna lunar lunatico luto macho madera madrastra madre madrina madura madurar maduro maestra maestro
    magia magica magico magnetica magnetico magnifica magnifico mago maiz majestad mal mala maldicion maldita
    maldito maletero malo malvada malvado mama mamada man manada manana mancha manchado manda mandado mandar
    mandato mandibula mando manejado manera manga mango mani manipular mano manta mantener mantenimiento
    manual manzana mapa mar maravilla maravillosa maravilloso marca marcador marcar marcha marchar marcial
    marco marea mareo maria marica marido marina marinero marino mariposa mariscal marron martillo martir
    marzo mas masa masaje mascar mascara masculina masculino masiva masivo mata matadero matar mate matematica
    materia material maternidad mato maton matrimonial matrimonio maxima maximo mayo mayonesa mayor mazo mear
    mecanica mecanico mecanismo media mediante medica medicacion medicina medico medida medio mediodia medir
    meditacion mejor mejora mejorar mencionar menor menos menta mental mentalmente mente mentido mentir
    mentira mentirosa mentiroso mentor mera mercancia mercenario merecido mero mes mesa meta metal metalico
    metida metido metodo metro mezcla mezclar mia miel mienta miente mientras mil milla millon mina minima
    minimo ministerio ministro mio mios mira mirada mirado mirar mis misa miserable mision misiones misma
    mismo misterio misteriosa misterioso mito mocion moda modelo moderna moderno modesto modo modulo mojada
    mojado mola molesta molestar molestia molesto mona monasterio monja monje mono monstruo monta montado
    montar monte monumento morada morado moral moralidad mordida mordido morena moreno mortal mostrado
    mostrador motin moto motor movida movido mozo mucha muchacha muchacho mucho muda mudar mudo muera muerta
    muerte muerto muestra mula multa mundo muneca muneco municion muro muscular museo musica musical musico
    muslo musulman mutacion mutuamente nacer nacido nacion nacional nada nadar narrador natacion natal
    naturalmente naval nave navegacion necesaria necesario necesidad necesitado necesitar negacion negado
    negar negativa negativo negligencia negra negro nena nene nerviosa nervioso nevera nido niego nieta nieto
    nieve nina ningun ninguna ninguno nino noble noche nocion nocturna nocturno nombrado nombre norma normal
    normalidad normalmente norte nos nosotras nosotros nota notar noto novia novio nudo nuera nuestra nuestras
    nuestro nuestros nueva nueve nuevo nuez objecion objetivo obligacion obligado obra obsequio observacion
    observador observar obsesion obstante obstruccion obvia obvio occidental ocular oculta ocultar oculto
    ocupacion ocupar odio oeste ofendido ofensiva ofensivo oficialmente ogro oido ojo ola oler olla olor
    olvidado onda opcion opera operacion operador operadora operar operativo opio oposicion opuesto oral
    ordenado ordenador ordinaria ordinario oreja orfanato organica organico organismo organizado organizar
    orgullosa orgulloso oriental original orilla orina orinar oro oscura oscuridad oscuro oso otono otra otro
    oveja paciencia paciente pacifica pacifico pacto padrastro padre paga pagar pagare pagina pago paisaje
    paja pajarito pala palida palido paliza palma palo paloma pan panal panda pandilla panel panorama pantalla
    pantalon panza papa papel par para paraba parada paradero parado paralelo paralisis paranoia paranoica
    paranoico parar parasito parche parcial parecer parecida parecido pariente paro parque parrilla parte
    participar particular partida partido partir parto pasa pasada pasado pasaje pasajero pasar pase pasear
    paseo paso pasta pastilla pasto pastor pata patada patan patas patata patear patente paternidad patetica
    patetico patio pato patrimonio patrulla pausa pavo paz pecado pecador pecho peculiar pedido pedir pedo
    pega pegado pegar pego peinado peine pelea pelear pelicula peligrosa peligroso pelirroja pelo pena penal
    pendiente pene penetrar penitencia pensado pensar pension peon peor pequena pequeno percepcion perdedor
    perdicion perdida perdido perdonar perezoso perfeccion perfecta perfectamente perfecto periodico
    periodismo periodista perla permanecer permanente pero perpetua perra perro persecucion persistente
    persona personaje personal pertenecer perverso pesa pesada pesadilla pesado pesar pesca pescado pescador
    pescar pesima pesimo peso peste peticion pez pianista piano pica picado picar pico pie piel pierna pila
    pilar pillar pillo pimienta pina pino pinta pintar pintor pintura pipa pipi pisar piso pista pito pizca
    placa plaga plan plana plancha planear planeo planeta plano planta plantacion plantada plantado plantar
    plastica plastico plata plateado plato playa plaza plazo plena plenamente pleno poblacion pobre poca
    pocion poco poder poderosa poderoso podrida podrido poema poeta poli policia policial politica politico
    poliza polla pollo polo polvo ponche poner pongo popa por porche porcion porque porro porta portada
    portado portador portal posada posesion posicion positiva positivo posponer postal poste postre potencia
    potencial potente pozo practica practicar practico precaucion precedente preciado precio preciosa precioso
    precisa precision preciso predecir predicador pregunta preguntar preliminar premio prenda prender prensa
    preocupacion preocupar preparacion preparada preparado preparar presa presencia presenciar presentacion
    presentado presentar presente presentimiento preservar presidencia presidencial presidenta presidente
    presion preso presta prestada prestado prestamo prestar preste presto pretender pretexto prevenir previa
    previo previsto prima primaria primavera primer primera primero primitivo primo princesa principal
    principe principio prioridad prisa prision prisionera prisionero privada privado pro proa probable probado
    probar problema proceder procesar produccion producir producto productor profecia profesion profesional
    profesor profesora profunda profundo programa progreso promedio prometedor prometer prometida prometido
    promocion pronunciar propia propiedad propina propio proponer proposicion proposito propuesta propuesto
    prostitucion proteccion protector proteger protegida protegido proteina protesta protestar protesto
    provecho proveedor provincia provocar proxima proximo proyeccion proyectar proyecto prudente psicologia
    psicologica psicologico psicologo psiquica psiquico publica publicacion publicar publico puente puerco
    puerta puerto puesta puesto pulgar punado puno punta punteria punto puntuacion pura pure puro puta puto
    queda quedar quedo queja quejo quema quemada quemado quemar querida querido queso quicio quieta quieto
    quimica quimico quinta quinto quita quitar quite quito quiza quizas rabia rabo racha racial racional radar
    radiacion radiante raiz rama ramo rampa rana rancho rango rapida rapido rara raro rastreado rastreador
    rastrear rastreo rastro rata rato raton raya rayo raza razon reaccion reaccionar real realidad realista
    realizar realmente rebelion recado recaudacion recaudar recepcion receptor receta rechazar reciente
    recientemente recipiente reclamar recogido recompensa reconocido reconocimiento reconstruccion reconstruir
    recordar recordatorio recorrer recorrido recta recto recuento recuerdo recuperacion recuperar recurrir red
    redaccion redencion redonda redondo reduccion reducido reducir reemplazar reemplazo referencia refleja
    reflejo reformatorio refuerzo regalado regalar regalo regazo regimiento registrar registro reglamento
    regresar regular reina reinado reino reja relacion relajante relevante religion religiosa religioso
    rellenar remota remoto rendicion rendido rendimiento renta renuncia renunciar renuncio reparacion reparar
    repartidor repartir repasar repentina repentino repeticion reportar reporte reportera reportero
    representacion representar reproduccion republica republicano repuesto reputacion rescatar resentimiento
    reserva reservacion reservada reservado reservar resfriado residencia residente resistencia resistente
    resistir resolucion resolver respaldo respecto respetar respeto respiracion respirar resplandor responder
    responsable respuesta restaurar resto restriccion resuelto resulta resultado resultar retardado retener
    retirada retirado reto retorcido retrasar retraso retrato revelacion revelado reventar reverencia revision
    revolucion revolver revuelta rey rezo rica rico ridicula ridiculo rima rincon rinon rio risa robada robado
    robar roble robo roca rodar rogar roja rojo rol rollo romana romano romantica romantico ron ronda ropa
    rosa rosado rostro rota rotacion roto rubia rubio rudo rueda ruego ruido ruina rumor rusa ruso ruta rutina
    sabado sabana saber sabia sabido sabio sable sabor saca sacar saco sacrificar sacrificio sagrada sagrado
    sal sala salada salga salida salido salio salir saliva salmon salon salsa saltado saltar salto salud
    saludo salva salvacion salvado salvador salvar salve salvo sana sanar sangrienta sangriento sanguinea
    sanguineo sano santa santo santuario sapo sargento satisfecha satisfecho seca seccion seco secreta
    secretaria secretario secreto secta sector secuencia secuestrador secuestrar secuestro secundaria
    secundario sed seda sede seducir seguida seguido seguimiento segunda segundo segura seguramente seguridad
    seguro seleccion sello selva seminario senado senador senal sencilla sencillo seno senor senora senoria
    senorita sensacion sensible sentada sentado sentar sentencia sentido sentimental sentimiento sentir
    separacion separar ser sera seria seriamente serie serio serpiente servicio servidor sesenta sesion
    setenta severa severo sexo sexta sexto sexualidad sierra siervo siesta siglo significado significar signo
    siguiente silencio silenciosa silencioso silla sillon simio simpatia simpatica simpatico simulacion
    simulacro sin sincera sinceridad sincero sindicato singular siniestro sino siquiera sirvienta sirviente
    sitio sitios situacion soberano sobra sobre sobria sobrina sobrino sobrio socia social sociedad socio soda
    sofa soga soja sol sola solamente solar solicitar solicitud solida solido solitaria solitario solo soltar
    soltera soltero solucion solucionar sombra sombrero son sonado sonar sonda sonido sonriente sopa soplo
    soplon soportar sorbo sorda sordo sorprender sos sospecha sospechar sospechosa sospechoso sostener
    suavemente subida subido sucedido suceso sucesor sucia suciedad sucio sudar sudor sueco suegra suegro
    sueldo suelo suelta suelto sueno suero suerte suficiente sufrimiento suicidio sujeta sujeto suma sumamente
    suministro sumo superficial superficie superior suposicion supuesto sur sus sustancia sustituto susto
    sutil suya suyas suyo suyos tabla tacano taco tactica tactico tacto tal talentosa talentoso talla tamano
    tan tango tanta tanto tapa taquilla tarda tardar tarde tarea tarro tarta tasa taza tazon techo tecnica
    tecnico tejado tejido tela telefonica telefonico telefono tema temer temor temporada temporal temprana
    temprano ten tendencia tendido tener tenga tengo tenia teniente tenis tensa tension tenso tentacion
    tentador tercer tercera tercero tercio terco terminal terminar ternera ternura terrestre terrible
    territorio terror terrorismo terrorista tesis testificar teta texto tia tic tierna tierno tierra timida
    timido timon tina tinta tinto tio tipica tipico tipo tira tirada tirado tirador tirano tirar tiro tiron
    toalla toca tocado tocar toco toda todo toma tomada tomado tomar tome tomo tono tonta tonteria tonto top
    tope topo tormenta torneo tornillo torno toro torpe torre torta tortilla tortuga tortura torturar tos
    totalidad trabajado trabajador trabajadora trabajar tradicion tradicional traduccion traducir traductor
    traer trafico tragar tragica tragico trago traicion traicionar traido traidor traidora trama trampa
    tramposo tranquila tranquilo transaccion transbordador transformar transicion transito transmision
    transmisor transmitir transportador transportar transporte trapo tras trasera trasero trasladar traslado
    trata tratar trato trauma traviesa travieso trayecto tremenda tremendo tren tres triangulo tribunal trigo
    trimestre trio triunfar trompeta tronco trono tropa trozo truco tubo tumor turco turno tus tutor tuya
    tuyas tuyo tuyos ubicacion ultima ultimo una unica unico uniforme universal universitaria universitario
    universo uno urgencia usada usado uso usualmente util utilidad utilizar uva vaca vaciar vagina vago vagon
    vainilla vale valentia valer valia valida valido valiente valiosa valioso valla valle valor vals vano
    vapor vara variar variedad varon vaso vaya vecina vecindario vecino vegetariana vegetariano vela velada
    velo velocidad veloz vena venado vencer vencida vencido venda vendedor vender vendi vendo venta ventaja
    ventana ver vera veras verdadera verdadero verde verga verme vestuario veterano vez via viable victoria
    vida vidente vieja viejo viento vigilante vil villa vino viola violacion violada violado violador violar
    violencia violenta violento vision visita visitante visitar vista visto viuda viva vivienda viviente vivo
    vocacion volado volador volar voluntad voluntaria voluntario vos vosotras vosotros votacion votar voto voz
    vuelo vuelta vuelto vuestra vuestras vuestro vuestros vulgar yate yeso zona zoologico zorra zorro zumo
    """
}
