import type { ConnectContent } from '@countersign/connect'
import { ConnectDialogs } from '@countersign/connect/dialogs'
import type { WalletDialogName } from '@countersign/connect/core'
import type { Address } from '@countersign/primitives'
import { Icon, ProvenanceMark, RichText, toasts } from '@countersign/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useNames } from '../../data/names/useNames.ts'
import { ownerSafesQuery } from '../../data/query/ownerSafesQuery.ts'
import styles from './KitContent.module.css'
import { kitContentMessages as messages } from './kitContentMessages.ts'
import { loadKit } from './loadKit.ts'

type Props = {
  readonly dialog: WalletDialogName
  readonly requestedChain: string | null
  readonly onClose: () => void
}

/** The dialogs of the connect kit, with the names, links and facts of this page. */
export function KitDialogs({ dialog, requestedChain, onClose }: Props) {
  const kit = loadKit(useQueryClient())
  const { nameOf } = useNames()
  const navigate = useNavigate()
  const named = useCallback((address: Address, chainId: string) => nameOf(address, chainId)?.name ?? null, [nameOf])
  const host = useMemo(
    () => ({
      nameOf: named,
      // Records store paths as text, so they are opened as text.
      openPath: (path: string) => void navigate({ href: path }),
      onNotice,
      content: { ...content, introduction: messages.introduction },
    }),
    [named, navigate],
  )
  return (
    <ConnectDialogs
      kit={kit}
      dialog={dialog}
      requestedChain={requestedChain}
      stillWorks={messages.stillWorks}
      host={host}
      onClose={onClose}
    />
  )
}

const onNotice = ({ title, detail }: { title: string; detail: string }) =>
  void toasts.show({ kind: 'info', title, detail })

const content: ConnectContent = {
  withoutWallet: (close) => (
    <>
      <Icon name="eye" />
      <span>
        {messages.noWallet} <span className={styles.wideOnly}>{messages.viewAny}</span>
      </span>
      <Link to="/accounts" className="cs-link" onClick={close}>
        {messages.watch}
      </Link>
    </>
  ),
  accountFacts: (address) => (
    <div>
      <dt>{messages.signsFor}</dt>
      <dd>
        <OwnedAccounts address={address} />
      </dd>
    </div>
  ),
  moreNetworks: (close) => (
    <RichText
      text={messages.notListed}
      slots={{
        link: (words) => (
          <Link to="/settings/networks" className="cs-link" onClick={close}>
            {words}
          </Link>
        ),
      }}
    />
  ),
}

function OwnedAccounts({ address }: { address: Address }) {
  const { data, isError } = useQuery(ownerSafesQuery(address))
  if (data === undefined) return isError ? messages.notChecked : '…'
  const count = Object.values(data).reduce((total, safes) => total + (safes?.length ?? 0), 0)
  return (
    <>
      {messages.accounts(count)} <ProvenanceMark source="service" />
    </>
  )
}
