import { plainLetters } from '../../../../engine/core/plain-letters';

/** The purpose of a column of a list. */
export type Column =
  | 'name'
  | 'player'
  | 'first'
  | 'last'
  | 'nick'
  | 'mail'
  | 'contact'
  | 'round'
  | 'board'
  | 'seat'
  | 'place'
  | 'points'
  | 'figure'
  | 'ending'
  | 'out'
  | 'years'
  | 'kind'
  | 'status'
  | 'game'
  | 'result'
  /** Whether the player agreed to play two boards of the round. */
  | 'twice'
  /** A further figure of a game without an engine. */
  | 'own'
  | 'other';

/** Heads separated by commas, which none of them contains. */
function heads(text: string): readonly string[] {
  return text.split(',').map((head) => head.trim().replaceAll(/\s+/g, ' '));
}

/**
 * Heads of columns as people and their spreadsheets write them in the languages of the pages, in plain letters.
 * `contact` contains mail addresses in some lists and postal ones in others; a list of results reads names as `player`;
 * `figure` is the measure that a game counts, where `points` may be the season's score for it; `game` and `result`
 * replace boards and points in a list without those.
 */
const HEADS: Readonly<Record<Exclude<Column, 'player' | 'own'>, readonly string[]>> = {
  name: heads(`
    name, names, full name, fullname, complete name, player, players, player name, playername, name of
    player, participant, participants, participant name, member, members, member name, guest, guests,
    attendee, attendees, person, people, competitor, competitors, contestant, entrant, entrants, display
    name, first and last name, first name and last name, name surname, first name last name, last name first
    name, surname name, surname first name, spieler, spielern, spielerin, spielerinnen, spielende,
    spielername, spielernamen, namen, name des spielers, teilnehmer, teilnehmerin, teilnehmerinnen,
    teilnehmende, teilnehmername, mitglied, mitglieder, mitspieler, gast, gaste, personen, anwesende, vor
    und nachname, vor und zuname, vorname nachname, vorname und nachname, nachname vorname, name vorname,
    vorname name, vollstandiger name, vollername, voller name, ganzer name, anzeigename, jugador, jugadores,
    jugadora, jugadoras, nombre, nombre del jugador, nombre de jugador, nombre jugador, nombre completo,
    nombre y apellido, nombre y apellidos, nombres y apellidos, nombre apellido, nombre apellidos, apellido
    nombre, apellidos nombre, apellido y nombre, apellidos y nombre, apellidos y nombres, participante,
    participantes, asistente, asistentes, miembro, miembros, socio, socios, socia, socias, invitado,
    invitados, invitada, persona, personas, inscrito, inscritos
  `),
  first: heads(`
    first, first name, firstname, first names, given name, given names, forename, forenames, christian name,
    fname, middle name, second name, vorname, vornamen, rufname, zweiter vorname, nombres, nombre de pila,
    primer nombre, segundo nombre
  `),
  last: heads(`
    last, last name, lastname, last names, surname, surnames, family name, familyname, lname, nachname,
    nachnamen, familienname, zuname, apellido, apellidos, primer apellido, segundo apellido, apellido 1,
    apellido 2, apellido paterno, apellido materno
  `),
  nick: heads(`
    nick, nickname, nick name, handle, alias, user, username, user name, screen name, gamertag, spitzname,
    benutzername, benutzer, nutzername, spielname, apodo, mote, sobrenombre, usuario, nombre de usuario
  `),
  mail: heads(`
    mail, mails, email, emails, e mail, e mails, mail address, email address, e mail address, mail adress,
    email adress, mail addresses, email addresses, e mail addresses, mailaddress, mailadresse, mail adresse,
    emailadresse, email adresse, e mail adresse, e mailadresse, mailadressen, e mail adressen, email
    adressen, correo, correos, correo electronico, correo e, e correo, direccion de correo, direccion de
    correo electronico, direccion electronica, direccion de email, direccion de e mail, direccion email,
    correo de contacto
  `),
  contact: heads('address, adresse, direccion, contact, kontakt, contacto, contact details'),
  round: heads(`
    round, rounds, rd, rnd, round no, round number, round nr, runde, runden, rundennr, runde nr,
    rundennummer, ronda, rondas, ronda no, vuelta, jornada
  `),
  board: heads(`
    board, boards, board no, board nr, board number, table, tables, table no, table nr, table number, brett,
    bretter, brettnr, brett nr, brettnummer, tisch, tische, tischnr, tisch nr, tischnummer, mesa, mesas,
    mesa no, numero de mesa, tablero, tableros, tablero no
  `),
  seat: heads(`
    seat, seats, power, powers, faction, factions, color, colors, colour, colours, country, countries,
    nation, side, sitz, sitze, sitzplatz, stuhl, macht, machte, farbe, fraktion, partei, spielfarbe,
    grossmacht, land, asiento, asientos, silla, potencia, potencias, faccion, facciones, colores, pais,
    nacion, bando
  `),
  place: heads(`
    place, places, rank, ranking, position, pos, finish, finishing place, placing, placement, platz, rang,
    platzierung, plazierung, rangplatz, puesto, puestos, lugar, posicion, clasificacion, plaza
  `),
  points: heads(`
    points, point, pts, pt, score, scores, final score, punkte, punkt, pkt, pkte, pte, punktzahl,
    punktestand, endpunkte, puntos, punto, ptos, puntuacion, puntuaciones, puntuacion final, puntaje, tanteo
  `),
  figure: heads(`
    stars, victory points, victory point, vp, vps, centres, centers, supply centres, scs, sc, supply
    centers, sterne, siegpunkte, zentren, versorgungszentren, estrellas, centros, puntos de victoria, pv,
    centros de abastecimiento
  `),
  ending: heads(`
    ending, end, how it ended, ende, spielende, wie es endete, final, fin, desenlace, como acabo, como
    termino
  `),
  out: heads(`
    out, out in, eliminated, eliminated in, year out, elimination, ausgeschieden, ausgeschieden in, raus,
    eliminado, eliminado en, eliminada, eliminacion
  `),
  years: heads(`
    years, year, years played, last year, jahre, jahr, letztes jahr, gespielte jahre, anos, ano, ultimo ano
  `),
  kind: heads('kind, type, art, typ, tipo, clase'),
  status: heads('status, state, estado, zustand'),
  game: heads('game, games, match, spiel, partie, partida, juego'),
  result: heads('result, results, ergebnis, resultat, resultado, total, summe, gesamt'),
  twice: heads(`
    twice, two boards, both boards, plays both boards, zweimal, zwei bretter, beide bretter, dos veces, dos
    tableros, ambos tableros, los dos tableros
  `),
  other: heads(`
    , no, nr, num, number, nummer, numero, n, id, lfd nr, rating, elo, dwz, elo zahl, club, clubs, verein,
    vereine, team, teams, mannschaft, equipo, city, town, ort, stadt, ciudad, phone, telephone, telefon,
    handy, telefono, movil, age, alter, edad, birthday, geburtstag, geburtsdatum, notes, note, comment,
    comments, bemerkung, bemerkungen, kommentar, notas, comentario, comentarios, observaciones, paid,
    bezahlt, pagado, date, datum, fecha, timestamp, zeitstempel, marca temporal, discord, title, anrede,
    titel, titulo, tratamiento
  `),
};

const COLUMNS: ReadonlyMap<string, Column> = new Map(
  Object.entries(HEADS).flatMap(([column, heads]) => heads.map((head) => [head, column as Column] as const)),
);

/** Columns in which “Name;Vorname” and “Nombre;Apellidos” are the two halves of one name. */
export function withHalves(columns: readonly (Column | undefined)[]): readonly (Column | undefined)[] {
  const has = (one: Column) => columns.includes(one);
  if (has('first') === has('last')) return columns;
  return columns.map((column) => (column === 'name' ? (has('first') ? 'last' : 'first') : column));
}

/** Words before and after a head that do not change its meaning: "Your name", "Spieler:innen", "Jugador/a". */
const OWNER = /^(?:the|your|my|dein|deine|ihr|ihre|der|die|das|tu|su|el|la|los|las) /;
const GENDERS = / (?:in|innen|a|as|s|es)$/;

/** The purpose of a column by its head; undefined if the head is not known. */
export function columnOf(head: string): Column | undefined {
  const words = plainLetters(head)
    .replace(/\((?:[^()]{3,}|\s*\d+\s*)\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (words === '') return /[#№]/.test(head) ? 'other' : undefined;
  const bare = words.replace(OWNER, '');
  return COLUMNS.get(words) ?? COLUMNS.get(bare) ?? COLUMNS.get(bare.replace(GENDERS, ''));
}
