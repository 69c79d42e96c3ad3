/** The colours of the day chart (web/app/tokens.css): mail programs do not support variables. */
export const INK = '#0e2530';
export const PAPER = '#edf2f3';
export const SURFACE = '#ffffff';
export const TIDE = '#0b5474';
const INK_2 = '#36505c';
const LINE = '#c5d3d8';
const SIGNAL = '#97125f';

const TEXT = { margin: '0 0 12px', fontSize: '16px', lineHeight: '24px' } as const;

export const STYLES = {
  body: { margin: '0', fontFamily: "'Public Sans', system-ui, 'Segoe UI', sans-serif" },
  container: { maxWidth: '560px', padding: '24px 16px' },
  brand: { ...TEXT, color: INK_2, fontSize: '14px', fontWeight: '600' },
  card: { border: `1px solid ${LINE}`, borderRadius: '12px', padding: '24px' },
  heading: {
    margin: '0 0 16px',
    fontFamily: "Besley, Georgia, 'Times New Roman', serif",
    fontSize: '22px',
    lineHeight: '28px',
    color: INK,
  },
  line: { ...TEXT, color: INK, whiteSpace: 'pre-line' },
  deadline: { ...TEXT, color: SIGNAL, fontWeight: '600' },
  picture: { width: '100%', maxWidth: '512px', height: 'auto', margin: '0 0 12px', borderRadius: '8px' },
  button: {
    marginTop: '8px',
    padding: '12px 20px',
    borderRadius: '8px',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: '600',
    textDecoration: 'none',
  },
  rule: { borderColor: LINE, margin: '24px 0 16px' },
  foot: { ...TEXT, color: INK_2, fontSize: '14px', lineHeight: '20px' },
  link: { color: TIDE, textDecoration: 'underline' },
} as const;
