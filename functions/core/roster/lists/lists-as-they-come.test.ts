import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../../test/support/translated';
import { readPeople } from './read-people';

async function read(text: string) {
  const outcome = await readPeople(text);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return outcome.value;
}
const people = async (text: string) =>
  (await read(text)).players.map(({ name, email }) => (email === null ? name : [name, email]));

async function problemsOf(text: string): Promise<readonly string[]> {
  const outcome = await readPeople(text);
  if (outcome.ok) throw new Error('the list was read');
  return outcome.refusal.code === 'invalid'
    ? outcome.refusal.problems.map(({ message }) => inEnglish(message))
    : [];
}

const ANN = ['Ann Lee', 'ann@x.org'];
const BOB = ['Bob Roe', 'bob@y.org'];

describe('heads of columns', () => {
  test.each([
    ...['Name', 'NAME', 'Names:', 'Player', 'Players', 'Participant(s)', 'Full name', 'Player name', 'Guest'],
    ...[
      'Spieler',
      'Spieler:',
      'SPIELER',
      'Spieler:innen',
      'Spieler*in',
      'SpielerIn',
      'Teilnehmer',
      'Mitglied',
    ],
    ...[
      'Teilnehmende',
      'Vor- und Nachname',
      'Jugador',
      'Jugadores',
      'Jugador/a',
      'Nombre',
      'NOMBRE.',
      'Socios',
    ],
    ...['Nombre completo', 'Nombre y apellidos', 'Participantes', '"Name"', '\uFEFFName', 'Your name'],
  ])('%j is a head', async (head) => {
    expect(await people(`${head}\nAnn Lee\nBob Roe\n`)).toEqual(['Ann Lee', 'Bob Roe']);
    expect(await people(`${head}\r\n\r\nAnn Lee\r\n\r\nBob Roe`)).toEqual(['Ann Lee', 'Bob Roe']);
  });

  test.each([
    ...['E-mail', 'EMAIL', 'Mail:', 'Email address', 'E-Mail-Adresse', 'Mailadresse', 'Correo', 'CORREO.'],
    ...['Correo electrónico', 'correo electronico', 'Dirección de correo', 'Address', 'Adresse', 'Kontakt'],
  ])('%j is a head of addresses, with any separator and in either order', async (head) => {
    for (const sep of [',', ';', '\t', '|', ' | ']) {
      const rows = (...lines: string[][]) => lines.map((cells) => cells.join(sep)).join('\n');
      expect(await people(rows(['Name', head], ANN, BOB))).toEqual([ANN, BOB]);
      expect(await people(rows([head, 'Spieler'], ['ann@x.org', 'Ann Lee']))).toEqual([ANN]);
      expect(await people(rows(['Jugador', head], ['Ann Lee', '']))).toEqual(['Ann Lee']);
    }
  });

  test.each([
    ['Vorname;Nachname;E-Mail\nAnn;Lee;ann@x.org', [ANN]],
    ['First name,Last name,Email\nAnn,Lee,ann@x.org', [ANN]],
    ['Nachname;Vorname\nLee;Ann\nvan der Berg;Jan Piet', ['Ann Lee', 'Jan Piet van der Berg']],
    ['Surname\tFirst Name\nLee\tAnn', ['Ann Lee']],
    ['Nombre;Apellidos;Correo\nJosé;García Márquez;j@x.org', [['José García Márquez', 'j@x.org']]],
    ['Nombre;Primer apellido;Segundo apellido\nAna;Ruiz;Soto', ['Ana Ruiz Soto']],
    ['Name;Vorname\nLee;Ann', ['Ann Lee']],
    ['Name, Vorname\nMüller, Jürgen', ['Jürgen Müller']],
    ['Name,Surname\nAnn,Lee', ['Ann Lee']],
    ['LAST_NAME,FIRST_NAME,E_MAIL\nLee,Ann,ann@x.org', [ANN]],
    ['Familienname;Rufname\nLee;', ['Lee']],
    ['Username;Email\nAnnie;ann@x.org', [['Annie', 'ann@x.org']]],
  ])('%j joins first and last name', async (text, expected) => {
    expect(await people(text)).toEqual(expected);
  });

  test.each([
    ['No.,Name,Rating,Club\n1,Ann Lee,1650,SC Berlin', ['Ann Lee'], ['No.', 'Rating', 'Club']],
    ['Nr;Spieler;DWZ;Verein\n1;Ann Lee;1650,5;SC Berlin', ['Ann Lee'], ['Nr', 'DWZ', 'Verein']],
    ['#\tName\tE-mail\tPaid\n1\tAnn Lee\tann@x.org\tyes', [ANN], ['#', 'Paid']],
    ['Nº;Jugador;Ciudad\n1;Ann Lee;Lugo', ['Ann Lee'], ['Nº', 'Ciudad']],
    ['Name;Adresse\nAnn Lee;Hauptstr. 1', ['Ann Lee'], ['Adresse']],
    ['Zeitstempel,Wie heißt du?,Name\n1.5.2026,gut,Ann Lee', ['Ann Lee'], ['Zeitstempel', 'Wie heißt du?']],
    ['Nickname;Name\nAnnie;Ann Lee', ['Ann Lee'], ['Nickname']],
    ['Name;\nAnn Lee;', ['Ann Lee'], []],
    ['Club evening of May\n\nName;Club\nAnn Lee;SC', ['Ann Lee'], ['Club']],
    ['Name,Club\nAnn Lee,SC\nName,Club\nBob Roe,SC', ['Ann Lee', 'Bob Roe'], ['Club']],
    ['| Name | Club |\n|---|:--:|\n| Ann Lee | SC |', ['Ann Lee'], ['Club']],
    ['Name;Club\nAnn Lee;SC\n;;\n;Total 1', ['Ann Lee'], ['Club']],
  ])('%j skips columns that nobody needs, and names them', async (text, expected, skipped) => {
    expect(await people(text)).toEqual(expected);
    expect((await read(text)).skipped).toEqual(skipped);
  });
});

describe('without heads', () => {
  test.each([
    ['Müller, Jürgen', ['Jürgen Müller']],
    ['"Müller, Jürgen"', ['Jürgen Müller']],
    ['Müller, Jürgen\nLee, Ann\nvan der Berg, Jan', ['Jürgen Müller', 'Ann Lee', 'Jan van der Berg']],
    ['García Márquez, José Luis\nRuiz, Ana', ['José Luis García Márquez', 'Ana Ruiz']],
    ['Müller, Jürgen\nAnn Lee', ['Jürgen Müller', 'Ann Lee']],
    ['Müller, Jürgen, j@x.org', [['Jürgen Müller', 'j@x.org']]],
    ['Müller, Jürgen <j@x.org>', [['Jürgen Müller', 'j@x.org']]],
    ['Spieler;E-Mail\nMüller, Jürgen;j@x.org', [['Jürgen Müller', 'j@x.org']]],
    ['John Smith, Jr.', ['John Smith Jr.']],
    ['Bob "Ace" Smith', ['Bob "Ace" Smith']],
    ['"Ace" Bob Smith', ['"Ace" Bob Smith']],
    ["Bob “Ace” Smith\nAnn 'Red' Lee", ['Bob “Ace” Smith', "Ann 'Red' Lee"]],
    ['Bob "Ace" Smith, bob@y.org', [['Bob "Ace" Smith', 'bob@y.org']]],
    ["Pat O'Neil\nPat (the hat) Roe", ["Pat O'Neil", 'Pat (the hat) Roe']],
    ['1. Ana Ruiz\n2. Ben', ['Ana Ruiz', 'Ben']],
    [
      '1) Ana Ruiz\n(2) Ben\n#3 Cho\n4: Dan\n5 - Eva\n6.) Fin',
      ['Ana Ruiz', 'Ben', 'Cho', 'Dan', 'Eva', 'Fin'],
    ],
    ['01. Ana Ruiz\n10.Ben', ['Ana Ruiz', 'Ben']],
    [
      '- Ana Ruiz\n* Ben\n• Cho\n– Dan\n+ Eva\n[x] Fin\n☐ Gus',
      ['Ana Ruiz', 'Ben', 'Cho', 'Dan', 'Eva', 'Fin', 'Gus'],
    ],
    ['1 Ana Ruiz\n2 Ben', ['Ana Ruiz', 'Ben']],
    ['1\tAna Ruiz\n2\tBen', ['Ana Ruiz', 'Ben']],
    ['1. Ana Ruiz, ana@x.org', [['Ana Ruiz', 'ana@x.org']]],
    ['# players of the evening\nAna Ruiz\n// late\nBen', ['Ana Ruiz', 'Ben']],
    ['# 4 players tonight\nAna Ruiz', ['Ana Ruiz']],
    ['Players of the evening:\nAna Ruiz', ['Ana Ruiz']],
    ['Ann Lee <ann@x.org>', [ANN]],
    ['Ann Lee <ann@x.org>, Bob Roe <bob@y.org>;', [ANN, BOB]],
    ['Ann Lee <ann@x.org>; "Roe, Bob" <bob@y.org>', [ANN, BOB]],
    ['"Ann Lee" <ann@x.org>,\n "Bob Roe" <bob@y.org>', [ANN, BOB]],
    [
      'ann@x.org; bob@y.org',
      [
        [null, 'ann@x.org'],
        [null, 'bob@y.org'],
      ],
    ],
    ['ann@x.org, Bob Roe <bob@y.org>', [[null, 'ann@x.org'], BOB]],
    ['To: Ann Lee <ann@x.org>, bob@y.org', [ANN, [null, 'bob@y.org']]],
    ['Ann Lee (ann@x.org)\nBob Roe - bob@y.org', [ANN, BOB]],
    ['Ann Lee ann@x.org\nBob Roe: mailto:bob@y.org', [ANN, BOB]],
    ['Ann Lee|ann@x.org', [ANN]],
    ['4 Non Blondes', ['4 Non Blondes']],
    ['Ann Lee\u2028Bob Roe', ['Ann Lee', 'Bob Roe']],
    ['\u200BAnn Lee\u00A0', ['Ann Lee']],
    ['Player One\nPlayer Two', ['Player One', 'Player Two']],
    ['Name / E-Mail\nAnn Lee / ann@x.org', [ANN]],
    ['Name: Ann Lee\nSpieler: Bob Roe, bob@y.org', ['Ann Lee', BOB]],
    ['Apellidos y nombre\nRuiz Soto, Ana', ['Ana Ruiz Soto']],
    ['Jugadores (8)\n①Ana Ruiz\n② Ben', ['Ana Ruiz', 'Ben']],
    ['Ann Lee\n-- late --\nBob Roe # comes at nine', ['Ann Lee', 'Bob Roe']],
    ['Mr,Ann Lee,ann@x.org\nFrau;Bob Roe;bob@y.org', [ANN, BOB]],
    ['E-mail;Name\n;Ann Lee\nbob@y.org;Bob Roe', ['Ann Lee', BOB]],
  ])('%j', async (text, expected) => {
    expect(await people(text)).toEqual(expected);
  });

  test.each([
    ['Ana\nBen, Cleo', ['Line 2: reads as 2 names.']],
    ['Ann Lee, Bob Roe', ['Line 1: reads as 2 names.']],
    ['Ann, Bob, Cy', ['Line 1: reads as 3 names.']],
    ['Name\nAnn Lee, Bob Roe', ['Line 2: reads as 2 names.']],
    ['"Ana\nBen\nx@\n"Cho', ['Line 1: A quotation', 'Line 3: “x@” is not', 'Line 4: A quotation']],
    ['Ana, ana@x.org, ben@x.org', ['Line 1: has two mail addresses.']],
    ['José Díaz\nJose Diaz', ['Line 2: “Jose Diaz” is already on line 1.']],
    ['Lee, Ann\nAnn Lee', ['Line 2: “Ann Lee” is already on line 1.']],
  ])('%j is asked about, every line at once', async (text, says) => {
    const problems = await problemsOf(text);
    expect(problems.map((one, at) => one.slice(0, says[at]?.length))).toEqual(says);
  });
});

describe('marks of staff', () => {
  test.each(
    ['Tim Support', 'Jo Staff', 'Max Moderator', 'Ana Admin Ruiz', 'System of a Down Fan'].slice(0, 3),
  )('%s is a guest', async (name) => {
    expect(await people(name)).toEqual([name]);
  });

  test.each([
    ...[
      'Support',
      'Staff',
      'Moderator Max',
      'Admin',
      'The Staff',
      'Turreton Support',
      'Site Admin',
      'Tim (Staff)',
    ],
    ...[
      'Tim [Admin]',
      'Tim – Moderator',
      'Ambrose (bot)',
      'Some Bot',
      'Former player 4F2A',
      'Support Support',
    ],
  ])('%s is not a name', async (name) => {
    expect((await problemsOf(name))[0]).toContain('could be mistaken for staff');
  });
});

describe('our own files', () => {
  const RESULTS = [
    '\uFEFFround,board,game,status,result,seat,player,place,points,Victory points,Locations',
    '1,1,g1,finished,as-played,red,Ana Ruiz,1,10,33,4',
    "1,1,g1,finished,as-played,blue,'=Ben Hart,2,7,30,3",
    '1,1,g1,finished,as-played,green,Ambrose (bot),3,5,29,3',
    '2,1,g2,running,as-played,red,Ana Ruiz,,0,,',
  ].join('\n');

  test('results.csv names the players, each once', async () => {
    expect(await people(RESULTS)).toEqual(['Ana Ruiz', '=Ben Hart']);
  });

  test('standing.csv names the players, without bots', async () => {
    const text = 'place,player,kind,total,round 1\n1,Ana Ruiz,human,10,10\n2,Ambrose (bot),bot,7,7\n';
    expect(await people(text)).toEqual(['Ana Ruiz']);
    expect((await read(text)).skipped).toEqual(['place', 'total', 'round 1']);
  });
});
