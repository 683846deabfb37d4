import type { Chain } from '@countersign/api'
import { displayUnits } from '@countersign/primitives'
import { GroupedHex, Identicon } from '@countersign/ui'
import { Button, Loader, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { nativeCoin } from '../../../../data/chain-access/nativeCoin.ts'
import { walletBalanceQuery } from '../walletBalanceQuery.ts'
import { PATH_SCHEMES, schemeName, type PathScheme } from '../derivationPaths.ts'
import type { HardwareAccount } from '../HardwareSigner.ts'
import type { HardwareStep } from '../HardwareStep.ts'
import { hardwareMessages } from '../hardwareMessages.ts'
import styles from './Hardware.module.css'

type Choice = Extract<HardwareStep, { kind: 'chooseAccount' }>
type Props = { readonly step: Choice; readonly chain: Chain | null; readonly onCancel: () => void }

const PAGE = 5

/** The addresses of a device with their balances, page by page, in the chosen path scheme. */
export function AccountChooser({ step, chain, onCancel }: Props) {
  const [scheme, setScheme] = useState<PathScheme>(step.schemes[0] ?? 'standard')
  const [wanted, setWanted] = useState(PAGE)
  const { accounts, isReading, isComplete } = useAccounts(step, scheme, wanted)
  return (
    <>
      {step.schemes.length > 1 && (
        <NativeSelect
          label={hardwareMessages.numbering}
          description={PATH_SCHEMES[scheme].pattern}
          data={step.schemes.map((value) => ({ value, label: schemeName(value) }))}
          value={scheme}
          onChange={({ currentTarget: { value } }) => {
            setScheme(step.schemes.find((known) => known === value) ?? scheme)
            setWanted(PAGE)
          }}
        />
      )}
      <ul className={styles.accounts} aria-label={hardwareMessages.addresses}>
        {accounts.map((account, index) => (
          <li key={account.path}>
            <button type="button" className={styles.account} onClick={() => step.answer(account)}>
              <span className={styles.number}>{index + 1}</span>
              <Identicon address={account.address} shape="person" size={28} />
              <span className={styles.address}>
                <GroupedHex value={account.address} />
                <span className={styles.facts}>
                  <span className={styles.path}>{account.path}</span>
                  {chain && <Balance chain={chain} account={account} />}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {isReading && (
        <p className={styles.waiting} role="status">
          <Loader /> {hardwareMessages.reading}
        </p>
      )}
      <div className={styles.two}>
        <Button onClick={onCancel}>{hardwareMessages.cancel}</Button>
        {!isComplete && (
          <Button disabled={isReading} onClick={() => setWanted(wanted + PAGE)}>
            {hardwareMessages.more}
          </Button>
        )}
      </div>
    </>
  )
}

function Balance({ chain, account }: { chain: Chain; account: HardwareAccount }) {
  const { data } = useQuery(walletBalanceQuery(chain, account.address))
  const { symbol, decimals } = nativeCoin(chain)
  return (
    <span className={styles.balance}>
      {data === undefined
        ? ''
        : `${displayUnits(data, decimals, { minFraction: 2, maxFraction: 6, group: true })} ${symbol}`}
    </span>
  )
}

/** One at a time, because a device answers one request at a time. */
function useAccounts({ read }: Choice, scheme: PathScheme, wanted: number) {
  const [known, setKnown] = useState<{ scheme: PathScheme; accounts: readonly HardwareAccount[]; isComplete: boolean }>(
    {
      scheme,
      accounts: [],
      isComplete: false,
    },
  )
  const current = known.scheme === scheme ? known : { scheme, accounts: [], isComplete: false }
  const index = current.accounts.length
  const isReading = index < wanted && !current.isComplete
  useEffect(() => {
    if (!isReading) return
    let isStale = false
    void read(scheme, index).then((account) => {
      if (isStale) return
      setKnown((before) => {
        const accounts = before.scheme === scheme ? before.accounts : []
        if (accounts.length !== index) return before
        return account === null
          ? { scheme, accounts, isComplete: true }
          : { scheme, accounts: [...accounts, account], isComplete: false }
      })
    })
    return () => {
      isStale = true
    }
  }, [read, scheme, index, isReading])
  return { accounts: current.accounts, isReading, isComplete: current.isComplete }
}
