/** The most common passwords in lower case, including those from Spanish-speaking lists. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  (
    "123456789 12345678 1234567890 password password1 password123 passw0rd p@ssw0rd p@ssword qwertyuiop qwerty123 " +
    "qwerty1234 qwertyui 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx q1w2e3r4 q1w2e3r4t5 asdfghjkl asdfghjk asdf1234 " +
    "asdfasdf zxcvbnm1 zxcvbnm123 iloveyou iloveyou1 sunshine princess princess1 football football1 baseball " +
    "superman batman123 starwars trustno1 letmein1 letmein123 welcome1 welcome123 admin123 admin1234 " +
    "administrator adminadmin abc12345 abcd1234 abc123456 a1b2c3d4 aa123456 aa12345678 a12345678 a123456789 " +
    "11111111 111111111 1111111111 00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666 " +
    "77777777 88888888 99999999 12121212 123123123 123321123 12344321 11223344 1122334455 11112222 12341234 " +
    "123456123 1234567a 12345678a 123456789a 1234567891 12345678910 123456789q 123456aa 123456abc 87654321 " +
    "987654321 9876543210 0987654321 147258369 159753456 741852963 789456123 0123456789 01234567 102030405 " +
    "10203040 1020304050 98765432 147852369 159357258 321654987 456789123 computer internet michelle jennifer " +
    "jessica1 samantha victoria whatever dragon123 monkey123 master123 shadow123 michael1 charlie1 jordan23 " +
    "liverpool chelsea1 arsenal1 barcelona barcelona1 realmadrid juventus manchester pokemon1 minecraft fortnite " +
    "naruto123 freedom1 hello123 hellohello secret123 changeme changeme1 default1 test1234 testtest test12345 " +
    "user1234 guest123 login123 access123 passwort motdepasse contrasena contraseña contrasena1 contraseña1 " +
    "contrasena123 contraseña123 micontraseña clave123 clave1234 miclave123 mipassword teamo123 teamomucho " +
    "tequiero tequiero1 tequieromucho teamoteamo miamor123 mivida123 amorcito amoreterno corazon1 corazon123 " +
    "hermosa1 princesa princesa1 princesa123 bonita123 estrella estrella1 mariposa mariposa1 chocolate chocolate1 " +
    "caramelo gatito123 perrito123 mascota1 familia1 familia123 mifamilia felicidad esperanza alejandro alejandra " +
    "alejandro1 alejandra1 sebastian sebastian1 santiago santiago1 valentina valentina1 francisco francisco1 " +
    "fernando fernando1 fernanda fernanda1 gabriela gabriela1 cristian cristian1 cristina cristina1 veronica " +
    "veronica1 patricia patricia1 martinez rodriguez gonzalez fernandez hernandez argentina argentina1 " +
    "argentina123 argentina2022 argentina10 mexico123 mexico2020 colombia colombia1 colombia123 venezuela " +
    "venezuela1 peru1234 chile123 uruguay1 paraguay buenosaires bocajuniors boca1234 boca12345 riverplate " +
    "river1234 river123 river912 racing123 racingclub independiente sanlorenzo rosario123 messi123 messi1010 " +
    "leomessi10 maradona maradona10 diego1010 diegomaradona futbol123 seleccion campeones1 chivas123 america123 " +
    "clubamerica pumas123 cruzazul1 jesucristo jesucristo1 jesus123 jesus1234 diosesamor dios1234 diosmio1 " +
    "cristovive cristo123 bendicion milagros guadalupe guadalupe1 navidad1 primavera verano2023 verano2024 " +
    "verano2025 invierno otoño2024 enero2024 octubre1 diciembre hola1234 hola12345 hola123456 holahola holamundo " +
    "buenosdias bienvenido bienvenida1 mitienda mitienda1 mitienda123 tienda123 tienda1234 ventas123 negocio123 " +
    "empresa1 empresa123 trabajo1 dinero123 celular1 telefono telefono1 computadora escuela1 universidad " +
    "estudiante secreto1 secreto123 nolose123 nomeacuerdo cambiame cambiame1 usuario1 usuario123 prueba123 " +
    "prueba1234 vidriera vidriera1 vidriera123 catalogo catalogo1 catalogo123 password12 password1234 qwerty12345 " +
    "qazwsxedc qazwsx123 asd123456 asdasdasd qweqweqwe qweasdzxc 1234qwer 12345qwert 123qweasd 123456qwerty " +
    "abcdefgh abcdefghi abcdefg1 aaaaaaaa aaaaaaaaa zzzzzzzz xxxxxxxx qqqqqqqq "
  )
    .trim()
    .split(" "),
);
