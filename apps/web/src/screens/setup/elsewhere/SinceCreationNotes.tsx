import type { Address } from '@countersign/primitives'
import type { CreationData } from '@countersign/safe'
import { KeyValueTable, VerdictNote } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { NamedAddress } from '../../../parts/names/NamedAddress.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import undeployed from '../../../parts/undeployed/Undeployed.module.css'
import { elsewhereMessages as messages } from './elsewhereMessages.ts'
import { isUnchanged, type SinceCreation } from './sinceCreation.ts'

type Props = { readonly creation: CreationData; readonly since: SinceCreation }

/** Who owns the account on another network, and what differs from here. */
export function SinceCreationNotes({ creation, since }: Props) {
  const { safe, chain } = useAccount()
  const { threshold, owners } = creation
  const facts = [
    ...(since.threshold === null ? [] : [{ label: messages.required, value: messages.threshold(since.threshold) }]),
    ...(since.hasModules ? [{ label: messages.modules, value: messages.modulesOn }] : []),
    ...(since.hasGuard ? [{ label: messages.guard, value: messages.guardSet }] : []),
    ...(since.hasOtherHandler ? [{ label: messages.handler, value: messages.handlerOther }] : []),
  ]
  return (
    <>
      <p>{messages.begins({ threshold, owners: owners.length })}</p>
      <KeyValueTable framed rows={[{ label: messages.owners, value: <Owners addresses={owners} /> }]} />
      {since.removed.length > 0 && (
        <VerdictNote
          verdict={since.canRemovedAct ? 'danger' : 'caution'}
          title={since.canRemovedAct ? messages.canActTitle : messages.removedTitle}
        >
          {since.canRemovedAct ? messages.canActDetail : messages.removedDetail}
        </VerdictNote>
      )}
      {!isUnchanged(since) && (
        <section className={undeployed.owners}>
          <h3>{messages.sinceTitle}</h3>
          <p className={undeployed.quiet}>{messages.sinceDetail}</p>
          <KeyValueTable
            framed
            rows={[...listRow(messages.removed, since.removed), ...listRow(messages.added, since.added), ...facts]}
          />
          <Link to="/plan/$address" params={{ address: safe }} search={{ from: chain.shortName }} className="cs-link">
            {messages.followUp}
          </Link>
        </section>
      )}
    </>
  )
}

const listRow = (label: string, addresses: readonly Address[]) =>
  addresses.length === 0 ? [] : [{ label, value: <Owners addresses={addresses} /> }]

function Owners({ addresses }: { addresses: readonly Address[] }) {
  const { chainId } = useAccount()
  return (
    <div className={undeployed.owners}>
      {addresses.map((address) => (
        <NamedAddress key={address} info={{ value: address, name: null, logoUri: null }} chainId={chainId} copyable />
      ))}
    </div>
  )
}
