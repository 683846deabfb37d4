import { findSafeDeployment } from '@countersign/chains'
import { type Address, isSameAddress } from '@countersign/primitives'
import { FieldNote, GroupedHex } from '@countersign/ui'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { AddressField } from '../../../parts/names/AddressField.tsx'
import { safeQuery } from '../../../data/query/safeQuery.ts'
import { addedAbisStore } from '../../../data/storage/addedAbis.ts'
import { useStore } from '../../../data/store/useStore.ts'
import { proxyWords } from '@countersign/describe/transaction'
import { useBuilderForm } from '../BuilderContext.ts'
import { labelOfContract } from '../labelOfContract.ts'
import type { BuilderState } from '../useChecked.ts'
import { targetQuery } from '../useContractAbis.ts'
import styles from './Builder.module.css'
import type { FormProps } from './CallForm.tsx'
import { callMessages as messages } from '../callMessages.ts'

/** Published contracts that a batch can call with use, and what each does. */
const SUGGESTED = [
  { name: 'SafeProxyFactory', words: messages.createsAccounts },
  { name: 'CreateCall', words: messages.deploysContracts },
] as const

const optionOf = (label: string): string => SUGGESTED.find(({ name }) => name === label)?.words(label) ?? label

/** The contract: chosen from known ones, or entered. Shows what the chain says about it. */
export function ContractField({ call, checked, state, onChange }: FormProps) {
  const { problems, showsAllProblems } = useBuilderForm()
  const problem = problems.get('call-contract')
  const { chain } = state.account
  return (
    <div id="call-contract" className={styles.contract}>
      {call.mode === 'known' && (
        <KnownContracts state={state} chosen={checked.to} onChoose={(contract) => onChange({ contract })} />
      )}
      <div className={styles.bare}>
        <AddressField
          label={messages.contract}
          value={call.contract}
          chain={chain}
          onChange={(contract) => onChange({ contract, address: null })}
          onResolved={(address) => {
            if (address !== call.address) onChange({ address })
          }}
          error={showsAllProblems ? problem : undefined}
          notes={<ContractRemark state={state} address={checked.to} />}
        />
      </div>
    </div>
  )
}

type KnownProps = {
  readonly state: BuilderState
  readonly chosen: Address | null
  readonly onChoose: (address: Address) => void
}

function KnownContracts({ state, chosen, onChoose }: KnownProps) {
  const { account, balances, context } = state
  const { chain, safe, key } = account
  const version = useQuery(safeQuery(key)).data?.version?.split('+')[0] ?? ''
  const added = useStore(addedAbisStore)
  const groups = useMemo(() => {
    const tokens = (balances?.items ?? []).flatMap(({ tokenInfo }) =>
      tokenInfo.type === 'ERC20' || tokenInfo.type === 'ERC721' ? [tokenInfo.address] : [],
    )
    const published = SUGGESTED.flatMap(({ name }) => findSafeDeployment(version, name)?.address ?? [])
    const modules = added.flatMap(({ address, chainId }) =>
      chainId === null || chainId === chain.chainId ? [address] : [],
    )
    return [
      { group: messages.tokens, items: tokens },
      { group: messages.withAbi, items: modules },
      { group: messages.ofSafe, items: [safe, ...published] },
    ].filter(({ items }) => items.length > 0)
  }, [balances, version, added, chain, safe])
  const all = groups.flatMap(({ items }) => items)
  const value = all.find((address) => chosen !== null && isSameAddress(address, chosen)) ?? ''
  return (
    <NativeSelect
      aria-label={messages.known}
      value={value}
      onChange={(event) => {
        const found = all.find((address) => address === event.currentTarget.value)
        if (found) onChoose(found)
      }}
    >
      <option value="">{value === '' ? messages.chooseKnown : messages.anotherContract}</option>
      {groups.map(({ group, items }) => (
        <optgroup key={group} label={group}>
          {items.map((address) => (
            <option key={address} value={address}>
              {isSameAddress(address, safe)
                ? messages.thisAccount(context.accountName)
                : optionOf(labelOfContract(address, context))}
            </option>
          ))}
        </optgroup>
      ))}
    </NativeSelect>
  )
}

type RemarkProps = { readonly state: BuilderState; readonly address: Address | null }

function ContractRemark({ state, address }: RemarkProps) {
  const { chain, safe } = state.account
  const target = useQuery(targetQuery(chain, address))
  if (address === null) return null
  const last = target.data?.hops.at(-1)
  return (
    <>
      {isSameAddress(address, safe) && <FieldNote kind="caution">{messages.callsItself}</FieldNote>}
      {target.isError && <FieldNote kind="caution">{messages.isNotRead}</FieldNote>}
      {target.data?.code === '0x' && <FieldNote kind="caution">{messages.noContract(chain.chainName)}</FieldNote>}
      {target.data && last && !isSameAddress(address, safe) && (
        <FieldNote kind="ok">
          {capitalised(proxyWords(target.data.hops))} <GroupedHex value={last.address} />
        </FieldNote>
      )}
    </>
  )
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
