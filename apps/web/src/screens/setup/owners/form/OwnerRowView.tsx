import { type Address, isSameAddress } from '@countersign/primitives'
import { CopyButton, Icon, Identicon, RichText, ShortHex, useNow } from '@countersign/ui'
import { ActionIcon } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { idleDays } from '../../../../data/signatures/lastSigned.ts'
import { lastSignedQuery } from '../../../../data/signatures/lastSignedQuery.ts'
import { AddressField } from '../../../../parts/names/AddressField.tsx'
import { useNames } from '../../../../data/names/useNames.ts'
import { useAccount } from '../../../../data/url/useAccount.ts'
import { useWallet } from '../../../../data/wallet/walletStore.ts'
import type { Setup } from '../../model/useSetup.ts'
import { OwnerName } from '../OwnerName.tsx'
import { dropNewOwner, editNewOwner, keepOwner, removeOwner, replaceOwner } from './editOwners.ts'
import { isComer, type OwnerRow } from './ownerRows.ts'
import styles from './OwnersPage.module.css'
import type { OwnersFormApi } from './useOwnersForm.ts'
import { ownersFormMessages } from './ownersFormMessages.ts'

type Props = {
  readonly row: OwnerRow
  /** Its position among the owners after the change; removed owners have none. */
  readonly number: number
  readonly infoOf: Setup['infoOf']
  readonly api: OwnersFormApi
  /** Facts about a new owner, below its address. */
  readonly facts?: ReactNode
  /** The action for its proof of control. */
  readonly proof?: ReactNode
}

/** One owner in the form: unchanged, added, replacing another, or removed. */
export function OwnerRowView(props: Props) {
  const { row } = props
  if (isComer(row)) return <ComingOwner {...props} row={row} />
  return row.kind === 'leaves' ? (
    <LeavingOwner {...props} owner={row.owner} />
  ) : (
    <StayingOwner {...props} owner={row.owner} />
  )
}

function StayingOwner({ owner, number, infoOf, api }: Props & { readonly owner: Address }) {
  const { chainId } = useAccount()
  const { nameOfInfo } = useNames()
  const { address: wallet } = useWallet()
  const known = nameOfInfo(infoOf(owner), chainId)
  const called = known?.name ?? ownersFormMessages.ownerNumbered({ number })
  return (
    <li className={styles.row}>
      <span className={styles.number}>{number}</span>
      <OwnerName label={ownersFormMessages.nameOfOwner({ number })} address={owner} reported={known} />
      <div className={styles.address}>
        <Identicon address={owner} shape="person" size={22} />
        <ShortHex value={owner} />
        <CopyButton value={owner} label={ownersFormMessages.addressOf({ owner: called })} />
        <span className={styles.state}>
          {wallet !== null && isSameAddress(wallet, owner) ? ownersFormMessages.you : ownersFormMessages.noChange}
        </span>
      </div>
      <span className={styles.acts}>
        <ActionIcon
          aria-label={ownersFormMessages.replace({ owner: called })}
          title={ownersFormMessages.replace({ owner: called })}
          onClick={() => api.edit((form) => replaceOwner(form, owner))}
        >
          <Icon name="replace" />
        </ActionIcon>
        <ActionIcon
          aria-label={ownersFormMessages.remove({ owner: called })}
          title={ownersFormMessages.remove({ owner: called })}
          onClick={() => api.edit((form) => removeOwner(form, owner))}
        >
          <Icon name="trash" />
        </ActionIcon>
      </span>
    </li>
  )
}

type ComingProps = Omit<Props, 'row'> & { readonly row: Extract<OwnerRow, { kind: 'replaced' | 'new' }> }

function ComingOwner({ row, number, infoOf, api, facts, proof }: ComingProps) {
  const { chain, chainId } = useAccount()
  const { nameOfInfo } = useNames()
  const { owner, by, address } = row
  const gone = owner === null ? null : (nameOfInfo(infoOf(owner), chainId)?.name ?? null)
  return (
    <li className={`${styles.row} ${styles.coming}`}>
      <span className={styles.number}>{number}</span>
      <OwnerName
        key={address}
        label={ownersFormMessages.nameOfOwner({ number })}
        address={address}
        typed={by.name}
        onType={(name) => api.edit((form) => editNewOwner(form, by.id, { name }))}
      />
      <div className={styles.full}>
        <AddressField
          label={ownersFormMessages.addressOfOwner({ number })}
          value={by.text}
          chain={chain}
          onChange={(text) => api.edit((form) => editNewOwner(form, by.id, { text }))}
          onResolved={(resolved) => api.resolve(by.id, resolved)}
          error={row.problem ?? undefined}
          isNamedBeside
        />
        {owner === null ? (
          <span className={styles.kind}>
            <Icon name="plus" size={14} /> {ownersFormMessages.newOwner}
          </span>
        ) : (
          <span className={styles.kind}>
            <Icon name="replace" size={14} />{' '}
            <RichText
              text={ownersFormMessages.replaces}
              slots={{
                owner: (
                  <s>
                    {gone} <ShortHex value={owner} />
                  </s>
                ),
              }}
            />
          </span>
        )}
        {facts}
      </div>
      <span className={styles.acts}>
        <ActionIcon
          aria-label={
            owner === null
              ? ownersFormMessages.doNotAdd({ number })
              : ownersFormMessages.keepOwner({ name: gone ?? ownersFormMessages.ownerNumbered({ number }) })
          }
          title={owner === null ? ownersFormMessages.doNotAddThis : ownersFormMessages.keepCurrent}
          onClick={() => api.edit((form) => dropNewOwner(form, by.id))}
        >
          <Icon name={owner === null ? 'trash' : 'arrow-back-up'} />
        </ActionIcon>
      </span>
      {proof && <div className={styles.proof}>{proof}</div>}
    </li>
  )
}

function LeavingOwner({ owner, infoOf, api }: Props & { readonly owner: Address }) {
  const { chainId, key } = useAccount()
  const { data: signed } = useQuery(lastSignedQuery(useQueryClient(), key))
  const idle = idleDays(signed, owner, useNow(false))
  const { nameOfInfo } = useNames()
  const name = nameOfInfo(infoOf(owner), chainId)?.name ?? ownersFormMessages.noName
  return (
    <li className={`${styles.row} ${styles.leaving}`}>
      <span />
      <s className={styles.gone}>{name}</s>
      <div className={styles.address}>
        <Identicon address={owner} shape="person" size={22} />
        <ShortHex value={owner} />
        <CopyButton value={owner} label={ownersFormMessages.addressOf({ owner: name })} />
        <span className={styles.state} data-idle={idle !== null || undefined}>
          {idle === null ? ownersFormMessages.isRemoved : ownersFormMessages.isRemovedIdle({ days: idle })}
        </span>
      </div>
      <span className={styles.acts}>
        <button
          type="button"
          className="cs-link"
          aria-label={ownersFormMessages.keepOwner({ name })}
          onClick={() => api.edit((form) => keepOwner(form, owner))}
        >
          {ownersFormMessages.keep}
        </button>
      </span>
    </li>
  )
}
