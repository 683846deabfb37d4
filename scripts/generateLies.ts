import { allLies, placeOf, type Lie, type Scene } from '@countersign/testkit/hostile'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format } from 'oxfmt'
import { isReadWithoutPage } from '../e2e/support/isReadWithoutPage.ts'
import { liesInBrowser } from '../e2e/support/liesInBrowser.ts'

/*
 * Writes docs/what-if-the-service-lies.md from the table of lies that the journeys tell. With --check: fails when the
 * document is not what the table says.
 */
const file = fileURLToPath(new URL('../docs/what-if-the-service-lies.md', import.meta.url))

const SCENES: Record<Scene, string> = {
  send: 'A payment is typed on the send page and reviewed',
  limits: 'A spending limit is typed and reviewed',
  spend: 'The beneficiary of a spending limit pays within it',
  payment: 'A payment waits for the second signature',
  token: 'A transfer of tokens waits for the second signature',
  message: 'A message waits for the second signature',
  permit: 'A permit waits for the second signature',
  owners: 'A change of owners waits for the second signature',
  execution: 'Enough owners have signed, and one of them executes',
  creation: 'A new account is created',
  undeployed: 'A payment of an account that is not deployed waits for the second signature',
  queue: 'The queue lists what waits',
  inbox: '“Needs you” lists what waits for this wallet',
  bulk: 'Several transactions are executed together',
  replaced: 'A transaction whose nonce another one used is opened',
  executed: 'An executed transaction is opened',
  messages: 'The list of messages',
  book: 'The shared address book has one name',
  catalogue: 'The list of apps',
  app: 'An app from the list asks for a transfer of tokens, which is reviewed',
}

const inBrowser = liesInBrowser()
const met = allLies.filter((lie) => lie.open === undefined)
const open = allLies.filter((lie) => lie.open !== undefined)
/** No page of the journey requests the answer, so the lie proves only that. */
const isUnheard = ({ how }: Lie): boolean => how.kind === 'answer' && how.unheard === true
const count = (verdict: Lie['verdict']) => met.filter((lie) => lie.verdict === verdict && !isUnheard(lie)).length

const text = `# What if the service lies?

The page compares the service's answers, and never trusts them. These tables list what the journeys \`e2e/journeys/lies*.spec.ts\` run: a proxy between page and service (\`packages/testkit/src/hostile\`) changes one value at a time. A field that several pages read has a row for each of them, because a lie can matter on one page and not on another. \`npm test\` runs each lie that the checks decide about ("read" under "Tested") by the page's own queries, without a browser (\`liesRead\`), and lies without influence on one page together, when each is still present beside the others. In a real browser, on a page that signs without the lie, before and after, it runs the lies marked with "browser": one of each kind (same check, same verdict). \`npm run test:soak\` runs every lie alone, and in a browser. That a check compares every
field is tested without a browser (\`packages/safe/src/checks\`).

${met.length} lies are tested: ${count('blocked')} are **blocked** (no signature is possible, and the page says why), ${count('flagged')} are **flagged** (reported on the page before a signature), ${count('no influence')} have **no influence** (the wallet receives exactly the same object, and the sentence is the honest one; in a list, every word of the rows except times is the honest one). ${count('shown')} are **shown**: the page repeats them, because neither the signed bytes nor the chain contradict them; they are not signed.
${met.filter(isUnheard).length} are **not requested**: no page of the journey requests that answer, and the test proves only that. "Check" is the id of the check that reports the lie. In a list it is \`row\` for the verdict of the row, and \`note\`, \`app\`, \`name\` or
\`proposer\` where the service's square mark is beside the words.

${(Object.keys(SCENES) as Scene[]).map(section).join('\n\n')}

## Open

${open.length === 0 ? 'Every known lie has the reaction in the tables.' : `These ${open.length} do not have the required reaction yet. "Should be" names that reaction.\n\n${openTable()}`}

## What no page can know

- **A hidden proposal.** A proposal that the service hides is not on chain before its execution. Hiding it cannot change what an owner signs; a gap in the nonces is reported.
- **The proposer, time and reason of a proposal.** Notes, apps and proposers are claims of the service and marked as such. Times, and the number of further transactions in a list, are repeated as the service sends them. None of this is signed.
- **A shared name that was changed before this browser saw it.** Each version of a shared name is signed by an owner and names the one before it, so the service cannot invent, change or exchange names, nor go back behind what this browser has seen. It can keep a newer version from a browser that has seen none. A shared name is never a known name in a check.
- **Hidden signatures.** A row counts only the confirmations that the service sends.
- **A node that lies together with the service.** The node is named by the service's configuration unless you name your own in the settings.
  The signed hash is computed here from the fields shown; owners, threshold and nonce are claims of the node.
- **Files of the page itself.** A host that serves other files serves another page: see "Verify what you run" in [self-hosting](self-hosting.md).

Generated by \`npm run generate\` from \`packages/testkit/src/hostile/allLies.ts\`.
`

function section(scene: Scene): string {
  const rows = met.filter((lie) => lie.scene === scene)
  return `## ${SCENES[scene]}\n\n| The service | says | Verdict | Check | Tested |\n| --- | --- | --- | --- | --- |\n${rows.map(row).join('\n')}`
}

function row(lie: Lie): string {
  const { subject, field, tells, check } = lie
  const verdict = isUnheard(lie) ? 'not requested' : lie.verdict
  return `| \`${placeOf(subject).replaceAll('{}', '…')}\` ${cell(field)} | ${cell(tells)} | ${verdict} | ${check === null ? '' : `\`${check}\``} | ${testsOf(lie)} |`
}

/** Where the lie is run. */
function testsOf(lie: Lie): string {
  const browser = inBrowser.has(lie.id) ? 'browser' : 'browser (soak)'
  return isReadWithoutPage(lie) ? `read, ${browser}` : browser
}

function openTable(): string {
  const rows = open.map(
    ({ subject, field, tells, verdict, check, open: today }) =>
      `| \`${placeOf(subject).replaceAll('{}', '…')}\` ${cell(field)} | ${cell(tells)} | ${today ?? ''} | ${verdict}${check === null ? '' : ` (\`${check}\`)`} |`,
  )
  return `| The service | says | Today | Should be |\n| --- | --- | --- | --- |\n${rows.join('\n')}`
}

function cell(value: string): string {
  return value.replaceAll('|', '\\|').replaceAll('*', '\\*')
}

const { code: written } = await format(file, text, { printWidth: 120 })
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== written) {
    console.error('docs/what-if-the-service-lies.md differs from the table of lies. Run: npm run generate')
    process.exit(1)
  }
} else writeFileSync(file, written)
