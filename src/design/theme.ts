import { createTheme } from '@mui/material/styles'

/** What the pages are made of (docs: look and voice). Contrast of every ink on white and on `paper` is at least 4.5. */
export const TOKENS = {
  red: '#D32F2F',
  ink: '#1F2328',
  /** Second ink: captions, sources. 7:1 on white. */
  quiet: '#555B63',
  line: '#E3E5E8',
  /** Background of sections that are set apart. */
  paper: '#F7F7F5',
  radius: 8,
  shadow: '0 1px 3px rgba(31,35,40,.12), 0 6px 20px rgba(31,35,40,.06)',
  /** Widest content, in px. */
  content: 1120,
  /** Widest reading column. */
  column: '68ch',
} as const

/** Of a link within a line of text: a finger hits it above and below its words, too, and no line moves. */
export const TAPPABLE = { py: '10px' } as const

/** Of headings: "Geschäftsbedingungen" is as wide as a phone, and wider until its font has come. No shorter word is divided. */
const LONG_WORDS = { hyphens: 'auto', hyphenateLimitChars: '18 6 6', overflowWrap: 'anywhere' } as const

const SANS = "'Source Sans 3 Variable', 'Source Sans Fallback', Arial, sans-serif"

/** One theme, light only (1.9). Two sizes for text, three for headings. */
export const theme = createTheme({
  spacing: 8,
  shape: { borderRadius: TOKENS.radius },
  palette: {
    mode: 'light',
    primary: { main: TOKENS.red, dark: '#A82424', contrastText: '#fff' },
    secondary: { main: TOKENS.ink, contrastText: '#fff' },
    text: { primary: TOKENS.ink, secondary: TOKENS.quiet },
    divider: TOKENS.line,
    background: { default: '#fff', paper: '#fff' },
    success: { main: '#2E7D32' },
    warning: { main: '#9A5B00' },
    error: { main: '#B3261E' },
    info: { main: '#1B5E9B' },
  },
  typography: {
    fontFamily: SANS,
    fontSize: 16,
    htmlFontSize: 16,
    body1: { fontSize: '1.0625rem', lineHeight: 1.55 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
    h1: {
      fontSize: 'clamp(2rem, 1.4rem + 2.6vw, 3.25rem)',
      fontWeight: 700,
      lineHeight: 1.12,
      letterSpacing: '-0.015em',
      ...LONG_WORDS,
    },
    h2: {
      fontSize: 'clamp(1.5rem, 1.25rem + 1.1vw, 2.125rem)',
      fontWeight: 700,
      lineHeight: 1.2,
      letterSpacing: '-0.01em',
      ...LONG_WORDS,
    },
    h3: { fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.3 },
    button: { fontSize: '1rem', fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
    caption: { fontSize: '0.875rem', lineHeight: 1.45 },
  },
  components: {
    // Ripples are work for the phone at every wake-up and motion that nobody asked for; the keyboard gets a clear frame instead.
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': { outline: `3px solid ${TOKENS.ink}`, outlineOffset: 2 } } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { minHeight: 44, paddingInline: 20 } },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
    // Red is for what is wrong: a field that waits for words is framed in ink.
    MuiTextField: { defaultProps: { fullWidth: true, color: 'secondary' } },
    MuiLink: { defaultProps: { underline: 'always' } },
    // MUI leaves 32 px at each side: on a phone a fifth of the page, while its words wrap.
    MuiDialog: {
      styleOverrides: {
        paperFullWidth: {
          '@media (max-width: 599.95px)': {
            // Without weight of its own, so that a dialog that says its width keeps it.
            '&:where(:not(.MuiDialog-paperFullScreen))': {
              margin: 16,
              width: 'calc(100% - 32px)',
              maxHeight: 'calc(100% - 32px)',
            },
          },
        },
      },
    },
    // Its own way of spacing takes the margins away by which a box to tick is at the edge of the fields around it.
    MuiStack: { defaultProps: { useFlexGap: true } },
    MuiDialogTitle: { defaultProps: { component: 'h2', variant: 'h3' } },
    // A chosen one is tinted red, on which red itself would be too pale to read.
    MuiToggleButtonGroup: { defaultProps: { color: 'primary' } },
    MuiToggleButton: { styleOverrides: { root: { color: TOKENS.ink, '&.Mui-selected': { color: '#A82424' } } } },
    MuiPaper: { styleOverrides: { elevation1: { boxShadow: TOKENS.shadow } } },
    MuiUseMediaQuery: { defaultProps: { noSsr: false } },
  },
})
