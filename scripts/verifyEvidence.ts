import { readFile } from 'node:fs/promises'
import { printEvidenceText, verifyEvidence } from '@countersign/safe/exchange'

const [path] = process.argv.slice(2)
if (path === undefined) {
  console.error('Usage: npm run verify-evidence -- evidence.json')
  process.exit(2)
}

const WORDS = { verified: 'Verified   ', danger: 'Danger     ', unchecked: 'Not checked' } as const

try {
  const { evidence, findings } = await verifyEvidence(await readFile(path, 'utf8'))
  console.log(printEvidenceText(evidence))
  console.log('Checked again by this command, without a network')
  for (const { verdict, title, reason } of findings) console.log(`${WORDS[verdict]}  ${title}. ${reason}`)
  process.exitCode = findings.some(({ verdict }) => verdict === 'danger') ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
