import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Address } from '@countersign/primitives'
import { format } from 'oxfmt'
import { acts, type Act, onlyOf, ruleOf } from '../apps/web/src/parts/gate/acts.ts'
import { judgeAct, type ActSubject } from '../apps/web/src/parts/gate/judgeAct.ts'
import type { Standing } from '../apps/web/src/parts/gate/Standing.ts'

/*
 * Writes docs/who-may-do-what.md from the table that the buttons use. With --check: fails if the document differs
 * from the table.
 */
const file = fileURLToPath(new URL('../docs/who-may-do-what.md', import.meta.url))

const wallet: Address = '0x00000000000000000000000000000000000000A1'
const stranger: Standing = {
  wallet,
  isAccount: false,
  owner: 'no',
  parentOwner: 'no',
  parents: [],
  proposer: 'no',
}
/** `theirs`: the roles in one thing that such a wallet can have. */
const columns: readonly { title: string; standing: Standing; subject?: ActSubject; theirs?: ActSubject }[] = [
  { title: 'Owner', standing: { ...stranger, owner: 'yes' }, theirs: { author: [wallet], adder: [wallet] } },
  { title: 'Owner through an account', standing: { ...stranger, parentOwner: 'yes', parents: [wallet] } },
  {
    title: 'Proposer',
    standing: { ...stranger, proposer: 'yes' },
    theirs: { author: [wallet], 'this-proposer': [wallet] },
  },
  { title: 'Beneficiary of the limit', standing: stranger, subject: { beneficiary: [wallet] } },
  { title: 'Recoverer', standing: stranger, subject: { recoverer: [wallet] } },
  { title: 'Any wallet', standing: stranger },
  { title: 'No wallet', standing: { ...stranger, wallet: null } },
]
const GOES = { browser: 'this browser', service: 'the service', chain: 'the chain' }

const rows = (Object.keys(acts) as Act[]).map((act) => {
  const { act: words, goes } = ruleOf(act)
  const cells = columns.map(({ standing, subject, theirs = {} }) => {
    if (judgeAct(act, standing, subject).may === 'yes') return 'yes'
    return judgeAct(act, standing, theirs).may === 'yes' ? 'if it is theirs' : 'no'
  })
  return `| ${[words, ...cells, goes === null ? 'nowhere' : GOES[goes]].join(' | ')} |`
})
const reasons = (Object.keys(acts) as Act[]).flatMap((act) => {
  const { act: words } = ruleOf(act)
  return onlyOf(act) === '' ? [] : [`| ${words} | ${onlyOf(act)} |`]
})

const text = `# Who may do what

Any visitor may view, draft, simulate and share. A signature, a proposal and a payment need a role. The page uses one table
(\`apps/web/src/parts/gate/acts.ts\`), so an action that the connected wallet may not take is disabled with the same words everywhere. This document is generated from that table (\`npm run generate\`), each cell by the function that enables the buttons.

Where the roles come from:

- **Owner** and **owner through an account**: read from the chain. The service cannot make an address an owner.
- **Proposer**: the service's list; the address that added the proposer must be an owner on chain. No chain stores proposers. A proposal of a proposer has no owner's signature, so a wrong list costs attention and no funds.
- **Beneficiary** and **recoverer**: read from the module on chain.
- **The wallet that proposed a transaction**: a claim of the service; the service checks the signature before it deletes.

While a role is being read, or cannot be read, the action stays disabled and says so. Viewing is never blocked. Without a wallet the button
connects one first.

| Act | ${columns.map(({ title }) => title).join(' | ')} | Where the result is stored |
|${' --- |'.repeat(columns.length + 2)}
${rows.join('\n')}

A wallet that is the account itself, as inside another page, cannot execute the account's transactions. "If it is theirs" means: the
wallet that proposed the transaction deletes it; the owner who added a proposer, or that proposer, removes it.

## The reason that other visitors see

| Act | The reason begins |
| --- | --- |
${reasons.join('\n')}

A second sentence names the role of the connected wallet: a proposer, an owner through another account, neither.
`

const { code: printed } = await format(file, text, { printWidth: 120 })
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== printed) {
    console.error('docs/who-may-do-what.md is not what the table says. Run: npx tsx scripts/generateWhoMayDoWhat.ts')
    process.exit(1)
  }
} else writeFileSync(file, printed)
