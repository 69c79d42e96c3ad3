import { strToU8, zipSync } from 'fflate';

const inXml = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A workbook with the parts that Excel writes: shared texts, numbers, an empty sheet first. */
export function workbook(
  rows: readonly (readonly (string | number)[])[],
  extra: Record<string, Uint8Array> = {},
): Uint8Array {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))];
  const cell = (value: string | number, row: number, column: number) => {
    const at = `r="${String.fromCharCode(65 + column)}${row + 1}"`;
    if (typeof value === 'number') return `<c ${at}><v>${value}</v></c>`;
    return `<c ${at} t="s"><v>${texts.indexOf(value)}</v></c>`;
  };
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const sheet = (data: string) =>
    `${head}<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`;
  const parts = {
    '_rels/.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Empty" sheetId="1" r:id="rId1"/><sheet name="Spieler" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId3" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet(''),
    'xl/worksheets/sheet2.xml': sheet(
      rows
        .map(
          (cells, row) => `<row r="${row + 1}">${cells.map((one, at) => cell(one, row, at)).join('')}</row>`,
        )
        .join(''),
    ),
    'xl/sharedStrings.xml': `${head}<sst xmlns="${main}">${texts.map((one) => `<si><t>${inXml(one)}</t></si>`).join('')}</sst>`,
  };
  const files = Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]));
  return zipSync({ ...files, ...extra });
}
