import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compareDiagram, printDiagram, readDiagram } from './architecture/diagram.ts'
import { readFolderEdges, readWorkspaceEdges, type Edges } from './architecture/readEdges.ts'

/*
 * Draws the imports into docs/architecture.md. With --check it compares instead: an import against the arrows fails,
 * and so does an arrow without an import. A new import along the arrows changes nothing.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const file = join(root, 'docs/architecture.md')

const diagrams: Readonly<Record<string, () => Edges>> = {
  workspaces: () => readWorkspaceEdges(root),
  page: () => readFolderEdges(join(root, 'apps/web/src')),
  service: () => readFolderEdges(join(root, 'apps/service/src')),
}

let text = readFileSync(file, 'utf8')
const problems: string[] = []
for (const [name, read] of Object.entries(diagrams)) {
  const block = new RegExp(`(<!-- imports of ${name} -->\n\n\`\`\`mermaid\n)([\\s\\S]*?)(\n\`\`\`)`)
  const drawn = block.exec(text)?.[2]
  if (drawn === undefined) problems.push(`docs/architecture.md has no diagram marked "imports of ${name}".`)
  else if (process.argv.includes('--check'))
    problems.push(...compareDiagram(readDiagram(drawn), read()).map((each) => `${name}: ${each}`))
  else
    text = text.replace(
      block,
      (_, before: string, _drawn: string, after: string) => before + printDiagram(read()) + after,
    )
}
if (!process.argv.includes('--check')) writeFileSync(file, text)
for (const problem of problems) console.error(`✗ ${problem}`)
if (problems.length > 0) {
  console.error('Move the import, or draw the diagram again if the new direction is meant: npm run generate')
  process.exitCode = 1
} else console.log('✓ docs/architecture.md shows the imports as they are')
