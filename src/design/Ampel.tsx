import Box from '@mui/material/Box'

/** As the report names it; null: a hint without a light. */
export type AmpelLight = 'grün' | 'gelb' | 'rot'

const LIGHTS = ['grün', 'gelb', 'rot'] as const
const DARK = { fill: '#F4F5F6', stroke: '#D5D7DB' }
/** The same inks as in the PDF; the word's ink has a contrast of at least 4.5 on white and on paper. */
const LOOKS: Record<AmpelLight, { readonly word: string; readonly shape: string; readonly ink: string }> = {
  grün: { word: 'Grün', shape: '#2E7D32', ink: '#2A732E' },
  gelb: { word: 'Gelb', shape: '#C77700', ink: '#8F5600' },
  rot: { word: 'Rot', shape: '#C62828', ink: '#C02626' },
}
const NO_LIGHT = { word: 'Hinweis', ink: '#555B63' }

/** The Ampel as shape and word: known without its colour, and read aloud by the word. */
export function Ampel({ light }: { readonly light: AmpelLight | null }) {
  const look = light ? LOOKS[light] : NO_LIGHT
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', color: look.ink, fontWeight: light ? 650 : 400 }}>
      <Sign light={light} size={0.85} />
      {look.word}
    </Box>
  )
}

/** All three shapes in a row, the one that is lit filled, and its word. */
export function AmpelRow({ light }: { readonly light: AmpelLight }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', color: LOOKS[light].ink, fontWeight: 700 }}>
      {LIGHTS.map(one => (
        <Sign key={one} light={one} size={1.4} {...(one !== light && DARK)} />
      ))}
      {LOOKS[light].word}
    </Box>
  )
}

interface SignProps {
  readonly light: AmpelLight | null
  /** In em. */
  readonly size: number
  readonly fill?: string
  readonly stroke?: string
}

function Sign({ light, size, ...paint }: SignProps) {
  const ink = light ? { fill: LOOKS[light].shape, ...paint } : { fill: 'none', stroke: NO_LIGHT.ink, strokeWidth: 2 }
  return (
    <Box
      component="svg"
      viewBox="-1 -1 26 26"
      aria-hidden
      focusable="false"
      // In the line, so that the word's baseline stays the baseline; its middle at half the height of a capital.
      sx={{ width: `${size}em`, height: `${size}em`, mr: '0.4em', verticalAlign: `${0.33 - size / 2}em` }}
    >
      {shapeOf(light, ink)}
    </Box>
  )
}

/** Circle, diamond, octagon in a square of 24. */
function shapeOf(light: AmpelLight | null, ink: React.SVGAttributes<SVGElement>) {
  switch (light) {
    case 'gelb':
      return <polygon points="12,0 24,12 12,24 0,12" {...ink} />
    case 'rot':
      return <polygon points="7,0 17,0 24,7 24,17 17,24 7,24 0,17 0,7" {...ink} />
    case 'grün':
      return <circle cx="12" cy="12" r="11" {...ink} />
    case null:
      return <circle cx="12" cy="12" r="9" {...ink} />
  }
}
