import { readFile } from 'node:fs/promises'
import { printEvidenceText, verifyEvidence } from '@countersign/safe/exchange'

const paths = process.argv.slice(2)
if (paths.length === 0) {
  console.error('Usage: npm run verify-evidence -- evidence.json [more files]')
  process.exit(2)
}

const WORDS = { verified: 'Verified   ', danger: 'Danger     ', unchecked: 'Not checked' } as const

/** @returns whether nothing contradicts the file */
async function verify(path: string): Promise<boolean> {
  try {
    const { evidence, findings } = await verifyEvidence(await readFile(path, 'utf8'))
    console.log(printEvidenceText(evidence))
    console.log('Checked again by this command, without a network')
    for (const { verdict, title, reason } of findings) console.log(`${WORDS[verdict]}  ${title}. ${reason}`)
    return findings.every(({ verdict }) => verdict !== 'danger')
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return false
  }
}

const failed: string[] = []
for (const path of paths) {
  if (paths.length > 1) console.log(`\n== ${path}`)
  if (!(await verify(path))) failed.push(path)
}
if (paths.length > 1)
  console.log(
    failed.length === 0
      ? `\nAll ${paths.length} files agree with themselves.`
      : `\n${failed.length} of ${paths.length} files do not: ${failed.join(', ')}`,
  )
process.exitCode = failed.length === 0 ? 0 : 1
