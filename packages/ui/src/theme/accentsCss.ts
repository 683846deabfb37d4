import { accents, type AccentTones } from './accents.ts'

/**
 * The pen's variables for every accent but blue, which tokens.css has. The accent is an attribute of the root element; the
 * scheme may be set again further down, where a page previews both.
 * @returns style sheet
 */
export function accentsCss(): string {
  const rules = Object.entries(accents)
    .filter(([name]) => name !== 'blue')
    .flatMap(([name, { light, dark }]) => [rule(name, 'light', light), rule(name, 'dark', dark)])
  return `/* Written by scripts/generate-variables.ts. */\n${rules.join('\n')}`
}

const rule = (name: string, scheme: 'light' | 'dark', { pen, wash, fill, hover }: AccentTones) => `\
[data-cs-accent='${name}'][data-mantine-color-scheme='${scheme}'],
[data-cs-accent='${name}'] [data-mantine-color-scheme='${scheme}'] {
  --cs-pen: ${pen};
  --cs-pen-wash: ${wash};
  --cs-pen-fill: ${fill};
  --cs-pen-hover: ${hover};
}
`
