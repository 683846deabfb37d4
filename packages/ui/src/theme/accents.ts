/** The pen's colours in one scheme. Hex, lower case. */
export type AccentTones = {
  /** For strokes, text, signed segments. */
  readonly pen: string
  /** The background of chosen elements. */
  readonly wash: string
  /** For filled buttons, with white text. */
  readonly fill: string
  readonly hover: string
}

const accent = (light: AccentTones, dark: AccentTones) => ({ light, dark })
const tones = (pen: string, wash: string, fill: string, hover: string): AccentTones => ({ pen, wash, fill, hover })

/** The available accents, each AA on every paper of both schemes. Blue is the default in tokens.css. */
export const accents = {
  blue: accent(tones('#2340c4', '#e7eaf8', '#2340c4', '#1b339f'), tones('#93a9ff', '#1a2342', '#4a62db', '#4058d0')),
  green: accent(tones('#0e625b', '#e5ede9', '#0e625b', '#0b4e49'), tones('#63c6bc', '#17292d', '#1d766e', '#1b6e66')),
  orange: accent(tones('#8f4300', '#f2eae0', '#8f4300', '#723600'), tones('#f0a367', '#2a2422', '#a4530f', '#994d0e')),
  pink: accent(tones('#a31c69', '#f4e6eb', '#a31c69', '#821654'), tones('#ff8fc6', '#2c212f', '#bc3681', '#af3278')),
  purple: accent(tones('#6434b0', '#eee8f2', '#6434b0', '#502a8d'), tones('#bea3ff', '#232436', '#7b4dc8', '#7248ba')),
  red: accent(tones('#a51d3f', '#f4e6e6', '#a51d3f', '#841732'), tones('#ff8f9f', '#2c212a', '#bd3854', '#b0344e')),
}

/** Name of an accent. */
export type AccentName = keyof typeof accents

/**
 * Whether a text, such as one from storage, names an accent.
 *
 * @example
 * isAccentName('blue') // true
 * isAccentName('beige') // false
 */
export const isAccentName = (text: string): text is AccentName => Object.hasOwn(accents, text)

/** The background colours, as in tokens.css. */
export const papers = {
  light: { page: '#f5f3ed', surface: '#fdfcf9', sunken: '#ece9e0' },
  dark: { page: '#0c1118', surface: '#121922', sunken: '#090d13' },
}
