import { VerdictNote } from '@countersign/ui'
import type { ContractReport } from '../../../parts/contracts/reportContract.ts'

type Props = { readonly report: ContractReport; readonly what: 'module' | 'guard' | 'handler' }

const POWERS = {
  module: 'It could move everything this account holds, alone and at once.',
  guard: 'It could refuse every transaction from then on, for good.',
  handler: 'It could answer anything in the name of this account.',
} as const

/** What the review will say of a contract, said before. */
export function PowerNote({ report: { judged }, what }: Props) {
  switch (judged.label) {
    case 'Unknown code':
      return (
        <VerdictNote verdict="danger" title={`This ${what} is not known here`}>
          {POWERS[what]} The review blocks signing until you type a sentence that says so.
        </VerdictNote>
      )
    case 'Other code':
      return (
        <VerdictNote verdict="danger" title="The code differs from the published code">
          It may only pretend to be a known {what}. The review blocks signing until you type a sentence that says so.
        </VerdictNote>
      )
    case 'Development code':
      return (
        <VerdictNote verdict="danger" title="A contract for trying on local chains">
          The review blocks signing until you type a sentence that says so.
        </VerdictNote>
      )
    case 'Exchangeable':
      return (
        <VerdictNote verdict="caution" title="What it does can change later">
          {judged.others.some(({ of }) => of === 'rules')
            ? 'An address other than this account can change its rules. The review blocks signing until you type a sentence that says so.'
            : 'The address that controls it can give it other code without signatures of the owners.'}
        </VerdictNote>
      )
    case 'Known address':
      return (
        <VerdictNote verdict="caution" title="Known by its address alone">
          Its code is not published in a package, so the code at this address was not compared.
        </VerdictNote>
      )
    case 'Known code':
    case 'No code':
      return null
  }
}
