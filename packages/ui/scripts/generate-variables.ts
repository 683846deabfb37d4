// Writes src/styles/variables.gen.css and accents.gen.css. Run `npm run generate --workspace @countersign/ui` after editing the theme.
import { writeFile } from 'node:fs/promises'
import { accentsCss } from '../src/theme/accentsCss.ts'
import { variablesCss } from '../src/theme/variablesCss.ts'

const write = (name: string, css: string) => writeFile(new URL(`../src/styles/${name}`, import.meta.url), css)
await Promise.all([write('variables.gen.css', variablesCss()), write('accents.gen.css', accentsCss())])
