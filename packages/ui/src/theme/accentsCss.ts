import { accents, type AccentTones } from './accents.ts'

/**
 * The pen's variables for every accent except blue, which tokens.css contains. The accent is an attribute of the root
 * element. An inner element may set the scheme again, where a page previews both.
 * @returns style sheet
 */
export function accentsCss(): string {
  const rules = Object.entries(accents)
    .filter(([name]) => name !== 'blue')
    .flatMap(([name, { light, dark }]) => [rule(name, 'light', light), rule(name, 'dark', dark)])
  return `/* Written by scripts/generate-variables.ts. */\n${rules.join('\n')}` // no message: a comment of generated CSS
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
