import { type Address, errorText } from '@countersign/primitives'
import { explainModuleProblem } from '@countersign/safe/light'
import { SkeletonRows, VerdictNote } from '@countersign/ui'
import { useState } from 'react'
import type { ContractReport } from '../../../parts/contracts/reportContract.ts'
import { useDraftCalls } from '../../../parts/draft/useDraftCalls.ts'
import { useOpenReview } from '../../../parts/draft/useOpenReview.ts'
import { AddressField } from '../../../parts/names/AddressField.tsx'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import type { AccountSetup } from '../model/accountSetup.ts'
import { ContractFactsPanel } from '../powers/ContractFactsPanel.tsx'
import { PowerForm } from '../powers/PowerForm.tsx'
import { useLeaveForm } from '../powers/useLeaveForm.ts'
import { useContract } from '../powers/useContract.ts'
import { useTypedAddress } from '../powers/useTypedAddress.ts'
import { useSetup } from '../model/useSetup.ts'
import { KnownModules } from './KnownModules.tsx'
import { PowerNote } from '../powers/PowerNote.tsx'
import { moduleMessages } from './moduleMessages.ts'

type Props = {
  /** The address in the link, or in the URL before a reload. */
  readonly asked: string
  /** Receives the address in the field; null without one. */
  readonly onAsked: (address: Address | null) => void
}

/** Adds a module, by address or from the known modules. */
export function AddModulePage(props: Props) {
  const { safe, chainId } = useAccount()
  const { setup } = useSetup()
  const name = useNames().nameOf(safe, chainId)?.name ?? null
  useDocumentTitle(moduleMessages.addModule, name)
  if (setup === null) return <SkeletonRows rows={4} shape="account" label={moduleMessages.loadingModules} />
  return <AddModuleForm setup={setup} {...props} />
}

function AddModuleForm({ setup, asked, onAsked }: Props & { readonly setup: AccountSetup }) {
  const { safe, chain } = useAccount()
  const { text, setText, forget } = useTypedAddress('module', asked)
  const [module, setModule] = useState<Address | null>(null)
  const contract = useContract(module)
  const openReview = useOpenReview('setup')
  const { draft, add, isBusy, error } = useDraftCalls((transaction) => {
    forget()
    return openReview(transaction)
  })
  const leave = useLeaveForm(forget)
  const problem = module === null ? null : explainModuleProblem(module, { account: safe, modules: setup.modules })
  const held = whyHeld({ module, problem, report: contract.data, error: contract.error, chainName: chain.chainName })
  const build = async () => {
    const { enableModule } = await import('@countersign/safe')
    return { calls: module === null ? [] : [enableModule(safe, module)] }
  }
  return (
    <PowerForm
      title={moduleMessages.addModule}
      subtitle={moduleMessages.addModuleSubtitle}
      from="modules"
      held={held}
      {...{ isBusy, error }}
      onContinue={() => void draft(build)}
      onAdd={() => void add(build, leave)}
      aside={
        module === null || problem !== null ? (
          <VerdictNote verdict="caution" title={moduleMessages.needsNoSignatures}>
            {moduleMessages.needsNoSignaturesNote}
          </VerdictNote>
        ) : (
          <>
            <ContractFactsPanel address={module} contract={contract} does={moduleMessages.canMoveAll} />
            {contract.data && <PowerNote report={contract.data} what="module" />}
          </>
        )
      }
    >
      <AddressField
        label={moduleMessages.addressOfModule}
        value={text}
        chain={chain}
        onChange={setText}
        onResolved={(address) => {
          setModule(address)
          onAsked(address)
        }}
        error={problem}
        autoFocus
      />
      <KnownModules modules={setup.modules} chosen={module} onChoose={setText} />
    </PowerForm>
  )
}

type Chosen = {
  readonly module: Address | null
  readonly problem: string | null
  readonly report: ContractReport | undefined
  readonly error: Error | null
  readonly chainName: string
}

function whyHeld({ module, problem, report, error, chainName }: Chosen): string | null {
  if (module === null) return moduleMessages.needsAddress
  if (problem !== null) return moduleMessages.cannotBeModule
  if (error) return moduleMessages.codeNotRead({ reason: errorText(error) })
  if (report === undefined) return moduleMessages.readingCode
  if (report.judged.kind === 'no-code') return moduleMessages.noContract({ network: chainName })
  if (report.known?.isMasterCopy && report.facts.run.kind === 'own')
    return moduleMessages.isMasterContract({ name: report.judged.name ?? report.known.name })
  return null
}
