import { writeFile } from 'node:fs/promises'
import { canRender, headOf, listExamples, pathsOf, renderChart } from './helm/renderChart.ts'

if (!canRender()) {
  console.error(
    'Rendering needs Go and its libraries: apt-get install golang-go golang-github-masterminds-sprig-dev golang-gopkg-yaml.v3-dev',
  )
  process.exit(1)
}
for (const example of await listExamples()) {
  const { values, rendered } = pathsOf(example)
  await writeFile(rendered, `${await headOf(example)}\n${await renderChart(values)}`)
  console.log(rendered)
}
