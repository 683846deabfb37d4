import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { accents, papers, type AccentTones } from '../packages/ui/src/theme/accents.ts'
import { accentsCss } from '../packages/ui/src/theme/accentsCss.ts'
import { contrastOf } from '../packages/ui/src/theme/contrastOf.ts'

const style = (name: string) => readFileSync(new URL(`../packages/ui/src/styles/${name}`, import.meta.url), 'utf8')
const tokens = style('tokens.css')
const [lightTokens = '', darkTokens = ''] = tokens
  .slice(tokens.indexOf("[data-mantine-color-scheme='light']"))
  .split("[data-mantine-color-scheme='dark']")
const tokensOf = { light: lightTokens, dark: darkTokens }
const token = (scheme: 'light' | 'dark', name: string) =>
  new RegExp(`--cs-${name}: (#[0-9a-f]{6});`).exec(tokensOf[scheme])?.[1] ?? `no ${name} in ${scheme}`

/** Foreground and background pairs, with the minimum contrast of WCAG 2.2 AA. */
function pairs(scheme: 'light' | 'dark', { pen, wash, fill, hover }: AccentTones): [string, number, number][] {
  const { page, surface, sunken } = papers[scheme]
  const text: [string, string, string][] = [
    ['pen on page', pen, page],
    ['pen on surface', pen, surface],
    ['pen on sunken', pen, sunken],
    ['pen on wash', pen, wash],
    ['ink on wash', token(scheme, 'ink'), wash],
    ['second ink on wash', token(scheme, 'ink-2'), wash],
    ['third ink on wash', token(scheme, 'ink-3'), wash],
    ['white on fill', token(scheme, 'on-pen'), fill],
    ['white on hover', token(scheme, 'on-pen'), hover],
  ]
  return [
    ...text.map(([name, over, under]): [string, number, number] => [name, contrastOf(over, under), 4.5]),
    ['fill beside page', contrastOf(fill, page), 3],
    ['fill beside surface', contrastOf(fill, surface), 3],
  ]
}

describe('accents', () => {
  it('behavior: there are six, blue first', () => {
    expect(Object.keys(accents)).toEqual(['blue', 'green', 'orange', 'pink', 'purple', 'red'])
  })

  for (const [name, accent] of Object.entries(accents))
    for (const scheme of ['light', 'dark'] as const)
      it(`behavior: ${name} is AA in the ${scheme} scheme, wherever it stands`, () => {
        for (const [pair, contrast, least] of pairs(scheme, accent[scheme]))
          expect(contrast, pair).toBeGreaterThanOrEqual(least)
      })

  it('behavior: contrast is computed as the design states it', () => {
    const shown = Object.values(accents).map(({ light, dark }) =>
      [contrastOf(light.pen, papers.light.surface), contrastOf(dark.pen, papers.dark.surface)].map((one) =>
        one.toFixed(2),
      ),
    )
    expect(shown).toEqual([
      ['7.87', '7.88'],
      ['7.02', '8.70'],
      ['6.89', '8.54'],
      ['6.99', '8.42'],
      ['7.70', '8.31'],
      ['7.19', '8.15'],
    ])
  })

  it('behavior: blue and the papers are those of the tokens', () => {
    for (const scheme of ['light', 'dark'] as const) {
      const { pen, wash, fill, hover } = accents.blue[scheme]
      const { page, surface, sunken } = papers[scheme]
      const written = ['pen', 'pen-wash', 'pen-fill', 'pen-hover', 'page', 'surface', 'sunken']
      expect(written.map((one) => token(scheme, one))).toEqual([pen, wash, fill, hover, page, surface, sunken])
    }
  })

  it('behavior: the style sheet holds exactly what the table says', () => {
    expect(style('accents.gen.css')).toBe(accentsCss())
  })
})
