import type { AddressInfo } from '@countersign/api'
import { type Address, isSameAddress, shortenAddress } from '@countersign/primitives'
import { Icon, ProvenanceMark, TimeText, VerdictBadge } from '@countersign/ui'
import { ActionIcon } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { LastSigned } from '../../../../data/signatures/lastSigned.ts'
import { NamedAddress } from '../../../../parts/names/NamedAddress.tsx'
import { useNames } from '../../../../data/names/useNames.ts'
import { useAccount } from '../../../../data/url/useAccount.ts'
import { useWallet } from '../../../../data/wallet/walletStore.ts'
import { OwnerName } from '../OwnerName.tsx'
import { renames } from '../renames.ts'
import styles from '../Owners.module.css'
import { ownerListMessages } from '../ownerListMessages.ts'
import { ownerFindings, type OwnerState } from './ownerFindings.ts'

type Props = {
  readonly owner: Address
  readonly info: AddressInfo
  readonly signed: UseQueryResult<LastSigned>
  readonly state: OwnerState
}

/** One owner: name, type of key, last signature, findings, and actions. */
export function OwnerRow({ owner, info, signed, state }: Props) {
  const { chainId, account } = useAccount()
  const { nameOfInfo } = useNames()
  const wallet = useWallet()
  const pencil = useRef<HTMLButtonElement>(null)
  // A name that was being typed before a reload is in its field again.
  const [renaming, setRenaming] = useState<'pressed' | 'kept' | null>(() =>
    renames.read(chainId, owner) === null ? null : 'kept',
  )
  const known = nameOfInfo(info, chainId)
  const isYou = wallet.address !== null && isSameAddress(wallet.address, owner)
  const called = known?.name ?? shortenAddress(owner)
  return (
    <tr>
      <th scope="row">
        {renaming !== null ? (
          <OwnerName
            label={ownerListMessages.nameOf({ owner: called })}
            address={owner}
            reported={known}
            autoFocus={renaming === 'pressed'}
            onDone={(isByKey) => {
              setRenaming(null)
              if (isByKey) pencil.current?.focus()
            }}
          />
        ) : (
          <span className={styles.who}>
            <NamedAddress
              info={info}
              chainId={chainId}
              shape={state.node?.kind === 'account' ? 'account' : 'person'}
              copyable
            />
            {isYou && <span className={styles.quiet}>{ownerListMessages.youMark}</span>}
          </span>
        )}
      </th>
      <td data-label={ownerListMessages.signsWith}>
        {isYou && wallet.walletName !== null ? (
          wallet.walletName
        ) : (
          <span className={styles.quiet}>
            {ownerListMessages.notKnown} <ProvenanceMark source="unknown" />
          </span>
        )}
      </td>
      <td data-label={ownerListMessages.lastSigned}>
        <Signed owner={owner} signed={signed} />
      </td>
      <td data-label={ownerListMessages.checks}>
        <Found state={state} />
      </td>
      <td className={styles.acts}>
        <ActionIcon
          ref={pencil}
          aria-label={ownerListMessages.rename({ owner: called })}
          title={ownerListMessages.rename({ owner: called })}
          onClick={() => setRenaming('pressed')}
        >
          <Icon name="pencil" />
        </ActionIcon>
        <ActionIcon
          aria-label={ownerListMessages.replace({ owner: called })}
          title={ownerListMessages.replace({ owner: called })}
          renderRoot={(props) => (
            <Link to="/safes/$safe/setup/owners" params={{ safe: account }} search={{ replace: owner }} {...props} />
          )}
        >
          <Icon name="replace" />
        </ActionIcon>
        <ActionIcon
          aria-label={ownerListMessages.remove({ owner: called })}
          title={ownerListMessages.remove({ owner: called })}
          renderRoot={(props) => (
            <Link to="/safes/$safe/setup/owners" params={{ safe: account }} search={{ remove: owner }} {...props} />
          )}
        >
          <Icon name="trash" />
        </ActionIcon>
      </td>
    </tr>
  )
}

function Signed({ owner, signed: { data, isError } }: Pick<Props, 'owner' | 'signed'>) {
  const at = data?.times.get(owner.toLowerCase())
  if (at !== undefined) return <TimeText at={at} form="relative" />
  if (isError) return <span className={styles.quiet}>{ownerListMessages.notKnown}</span>
  if (data === undefined) return <span className={styles.quiet}>…</span>
  return (
    <span className={styles.quiet}>
      {data.isAll
        ? ownerListMessages.notYet
        : data.count === 0
          ? ownerListMessages.notKnown
          : ownerListMessages.notInLast({ count: data.count })}
    </span>
  )
}

const Found = ({ state }: { state: OwnerState }) => (
  <span className={styles.found}>
    {ownerFindings(state).map(({ words, verdict }) =>
      verdict === null ? (
        <span key={words} className={styles.quiet}>
          {words}
        </span>
      ) : (
        <VerdictBadge key={words} verdict={verdict} label={words} quiet />
      ),
    )}
  </span>
)
