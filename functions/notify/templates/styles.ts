/** The colours of the day chart (web/app/tokens.css): mail programs do not support variables. */
const INK = '#0e2530';
const INK_2 = '#36505c';
const PAPER = '#edf2f3';
const SURFACE = '#ffffff';
const TIDE = '#0b5474';
const LINE = '#c5d3d8';
const SIGNAL = '#97125f';

const SANS = "font-family:'Public Sans',system-ui,'Segoe UI',sans-serif";
const SERIF = "font-family:Besley,Georgia,'Times New Roman',serif";

const TEXT = 'margin:0 0 12px;font-size:16px;line-height:24px';
const SMALL = 'margin:0 0 12px;font-size:14px;line-height:20px';

/** The inline styles of a mail: most mail programs read no others. */
export const STYLES = {
  page: `margin:0;background-color:${PAPER}`,
  /** The body's own styles again: some programs drop those of the body. */
  paper: `background-color:${PAPER};color:${INK};${SANS}`,
  container: 'max-width:560px;padding:24px 16px',
  brand: `${SMALL};color:${INK_2};font-weight:600`,
  card: `background-color:${SURFACE};border:1px solid ${LINE};border-radius:12px`,
  heading: `margin:0 0 16px;${SERIF};font-size:22px;line-height:28px;color:${INK}`,
  line: `${TEXT};color:${INK};white-space:pre-line`,
  deadline: `${TEXT};color:${SIGNAL};font-weight:600`,
  picture:
    'display:block;border:none;width:100%;max-width:512px;height:auto;margin:0 0 12px;border-radius:8px',
  /** A cell, since Outlook gives a link no padding. */
  button: `background-color:${TIDE};border-radius:8px;padding:12px 20px`,
  buttonText: 'color:#ffffff;font-size:16px;line-height:20px;font-weight:600;text-decoration:none',
  rule: `border:none;border-top:1px solid ${LINE};margin:24px 0 16px`,
  foot: `${SMALL};color:${INK_2}`,
  link: `color:${TIDE};text-decoration:underline`,
  preview: 'display:none;overflow:hidden;max-height:0;max-width:0;line-height:1px;opacity:0',
} as const;
