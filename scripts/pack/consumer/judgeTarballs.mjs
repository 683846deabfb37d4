// Runs in a folder with the two checkers: publint and attw look at every tarball as a registry would get it.
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { filterProblems } from '@arethetypeswrong/core/problems'
import { readFileSync } from 'node:fs'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/** The packages are ES modules. Resolution as in Node 10, and `require`, are not offered. */
const OFFERED = ['node16-esm', 'bundler']

const problems = []
for (const { name, folder, path } of JSON.parse(readFileSync('tarballs.json', 'utf8'))) {
  const data = readFileSync(path)
  const { messages, pkg } = await publint({ pkgDir: folder, pack: false, strict: true })
  for (const message of messages) problems.push(`${name}: publint: ${formatMessage(message, pkg, { color: false })}`)
  // A package that is only a program has nothing to import.
  if (!Object.values(pkg.exports ?? {}).some((entry) => typeof entry === 'object')) continue
  const analysis = await checkPackage(createPackageFromTarballData(data), {
    excludeEntrypoints: [/\.(?:json|css|svg)$/],
  })
  if (!analysis.types) problems.push(`${name}: attw: the tarball contains no types`)
  else
    for (const resolutionKind of OFFERED)
      for (const problem of filterProblems(analysis, { resolutionKind }))
        problems.push(`${name}: attw: ${resolutionKind}: ${JSON.stringify(problem)}`)
}
for (const problem of problems) console.log(problem)
