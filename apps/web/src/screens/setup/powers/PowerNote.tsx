import { VerdictNote } from '@countersign/ui'
import type { ContractReport } from '../../../parts/contracts/reportContract.ts'
import { powerMessages } from './powerMessages.ts'

type Props = { readonly report: ContractReport; readonly what: 'module' | 'guard' | 'handler' }

const words = () => ({
  module: {
    title: powerMessages.unknownModule,
    text: powerMessages.moduleCould,
    imitates: powerMessages.imitatesModule,
  },
  guard: { title: powerMessages.unknownGuard, text: powerMessages.guardCould, imitates: powerMessages.imitatesGuard },
  handler: {
    title: powerMessages.unknownHandler,
    text: powerMessages.handlerCould,
    imitates: powerMessages.imitatesHandler,
  },
})

/** The verdict that the review will show for a contract. */
export function PowerNote({ report: { judged }, what }: Props) {
  switch (judged.kind) {
    case 'unknown-code':
      return (
        <VerdictNote verdict="danger" title={words()[what].title}>
          {words()[what].text} {powerMessages.reviewBlocks}
        </VerdictNote>
      )
    case 'other-code':
      return (
        <VerdictNote verdict="danger" title={powerMessages.codeDiffers}>
          {words()[what].imitates} {powerMessages.reviewBlocks}
        </VerdictNote>
      )
    case 'development-code':
      return (
        <VerdictNote verdict="danger" title={powerMessages.developmentContract}>
          {powerMessages.reviewBlocks}
        </VerdictNote>
      )
    case 'exchangeable':
      return (
        <VerdictNote verdict="caution" title={powerMessages.canChange}>
          {judged.others.some(({ of }) => of === 'rules')
            ? powerMessages.otherChangesRules
            : powerMessages.controllerReplaces}
        </VerdictNote>
      )
    case 'known-address':
      return (
        <VerdictNote verdict="caution" title={powerMessages.byAddressOnly}>
          {powerMessages.notInPackage}
        </VerdictNote>
      )
    case 'known-code':
    case 'no-code':
      return null
  }
}
