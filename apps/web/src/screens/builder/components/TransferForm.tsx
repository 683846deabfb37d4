import { isSameAddress, displayNumber } from '@countersign/primitives'
import { FieldNote, ProvenanceMark, describedBy } from '@countersign/ui'
import { NativeSelect, TextInput } from '@mantine/core'
import { Suspense, useState } from 'react'
import { AddTokenDialog } from '../../../parts/tokens/LazyAddTokenDialog.tsx'
import { TrustNote } from '../../../parts/tokens/TrustNote.tsx'
import { byAddressOption, TOKEN_BY_ADDRESS, tokenOption } from '../../../parts/tokens/tokenOption.ts'
import { AddressField } from '../../../parts/names/AddressField.tsx'
import { exactAmount } from '@countersign/describe/transaction'
import { useBuilderForm } from '../BuilderContext.ts'
import styles from './Builder.module.css'
import type { FormProps } from './CallForm.tsx'
import { callMessages as messages } from '../callMessages.ts'

/** A payment among the calls. */
export function TransferForm({ call, state, onChange }: FormProps) {
  const { problems, showsAllProblems } = useBuilderForm()
  const { account, balances, network, trustOf } = state
  const [isAdding, setAdding] = useState(false)
  const trust = call.token === null ? undefined : trustOf(call.token)
  const items = (balances?.items ?? []).filter(({ tokenInfo }) => tokenInfo.type !== 'ERC721')
  const tokens = items.flatMap(({ tokenInfo }) => (tokenInfo.type === 'ERC20' ? [tokenInfo] : []))
  const held = items.find(({ tokenInfo }) =>
    call.token === null ? tokenInfo.type === 'NATIVE_TOKEN' : isSameAddress(tokenInfo.address, call.token),
  )
  const unit = call.token === null ? network.coin : network.tokenOf(call.token)
  const recipient = showsAllProblems ? problems.get('call-contract') : undefined
  const amount = showsAllProblems || call.amount.trim() !== '' ? problems.get('call-amount') : undefined
  return (
    <>
      <div className={styles.caption}>
        <h2>{messages.transfer}</h2>
      </div>
      <div id="call-contract">
        <AddressField
          label={messages.recipient}
          value={call.contract}
          chain={account.chain}
          onChange={(contract) => onChange({ contract, address: null })}
          onResolved={(address) => {
            if (address !== call.address) onChange({ address })
          }}
          error={recipient}
        />
      </div>
      <div id="call-amount">
        <div className={styles.amount}>
          <TextInput
            label={messages.amount}
            placeholder={displayNumber('0.00')}
            inputMode="decimal"
            autoComplete="off"
            value={call.amount}
            error={amount !== undefined}
            {...describedBy(amount && 'call-amount-note', held && unit && 'call-amount-held')}
            onChange={(event) => onChange({ amount: event.currentTarget.value })}
          />
          <NativeSelect
            id="call-token"
            aria-label={messages.token}
            value={call.token ?? ''}
            data={[
              { value: '', label: network.coin.symbol },
              ...tokens.map(({ address, symbol }) => ({
                value: address,
                label: tokenOption(symbol, address, trustOf(address)),
              })),
              byAddressOption(),
            ]}
            onChange={({ currentTarget: { value } }) =>
              value === TOKEN_BY_ADDRESS
                ? setAdding(true)
                : onChange({ token: tokens.find(({ address }) => address === value)?.address ?? null })
            }
          />
        </div>
        {amount && (
          <FieldNote kind="error" id="call-amount-note">
            {amount}
          </FieldNote>
        )}
        {trust && <TrustNote trust={trust} />}
        <Suspense>
          {isAdding && <AddTokenDialog onClose={() => setAdding(false)} onAdded={(token) => onChange({ token })} />}
        </Suspense>
        {held && unit && (
          <p className={styles.quiet} id="call-amount-held">
            {messages.heldOf(`${exactAmount(held.balance, unit.decimals)} ${unit.symbol}`)}{' '}
            <ProvenanceMark source="service" />
          </p>
        )}
      </div>
    </>
  )
}
