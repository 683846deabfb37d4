// Writes src/styles/variables.gen.css. Run `npm run generate --workspace @countersign/ui` after editing the theme.
import { writeFile } from 'node:fs/promises'
import { variablesCss } from '../src/theme/variablesCss.ts'

await writeFile(new URL('../src/styles/variables.gen.css', import.meta.url), variablesCss())
