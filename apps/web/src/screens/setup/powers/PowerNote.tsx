import { VerdictNote } from '@countersign/ui'
import type { ContractReport } from '../../../parts/contracts/reportContract.ts'

type Props = { readonly report: ContractReport; readonly what: 'module' | 'guard' | 'handler' }

const POWERS = {
  module: 'It could move everything that this account holds, at any time and without signatures.',
  guard: 'It could refuse every later transaction.',
  handler: 'It could answer any call in the name of this account.',
} as const

/** The verdict that the review will show for a contract. */
export function PowerNote({ report: { judged }, what }: Props) {
  switch (judged.label) {
    case 'Unknown code':
      return (
        <VerdictNote verdict="danger" title={`The page does not know this ${what}`}>
          {POWERS[what]} The review blocks signing until you type a sentence about this danger.
        </VerdictNote>
      )
    case 'Other code':
      return (
        <VerdictNote verdict="danger" title="The code differs from the published code">
          It may only imitate a known {what}. The review blocks signing until you type a sentence about this danger.
        </VerdictNote>
      )
    case 'Development code':
      return (
        <VerdictNote verdict="danger" title="A contract for development on local chains">
          The review blocks signing until you type a sentence about this danger.
        </VerdictNote>
      )
    case 'Exchangeable':
      return (
        <VerdictNote verdict="caution" title="Its behavior can change later">
          {judged.others.some(({ of }) => of === 'rules')
            ? 'An address other than this account can change its rules. The review blocks signing until you type a sentence about this danger.'
            : 'The address that controls it can replace its code without signatures of the owners.'}
        </VerdictNote>
      )
    case 'Known address':
      return (
        <VerdictNote verdict="caution" title="Known by its address only">
          Its code is not in a published package, so the code at this address was not compared.
        </VerdictNote>
      )
    case 'Known code':
    case 'No code':
      return null
  }
}
