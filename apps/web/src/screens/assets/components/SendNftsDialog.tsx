import type { Collectible } from '@countersign/api'
import { type Address, displayUnits } from '@countersign/primitives'
import { describedBy, FieldNote } from '@countersign/ui'
import { Button, Group, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState, type FormEvent } from 'react'
import { type AskedNft, printNfts } from '../../../data/url/nftsParam.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { FormModal } from '../../../parts/forms/FormModal.tsx'
import { AddressField } from '../../../parts/names/AddressField.tsx'
import { collectiblesMessages as messages } from '../collectiblesMessages.ts'
import { nameOfItem } from '../collections.ts'
import styles from './Assets.module.css'

export interface SendNftsDialogProps {
  items: readonly Collectible[]
  onClose(): void
}

/** The recipient of several NFTs, and how many of those with an amount. The form of payments continues with them. */
export function SendNftsDialog({ items, onClose }: SendNftsDialogProps) {
  const { chain, account } = useAccount()
  const navigate = useNavigate()
  const [recipient, setRecipient] = useState('')
  const [to, setTo] = useState<Address | null>(null)
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>({})
  const [isTried, setTried] = useState(false)
  const amountOf = (item: Collectible) => (amounts[nameOfItem(item)] ?? '1').trim()
  const problemOf = (item: Collectible): string | null => {
    if (item.amount === undefined) return null
    const text = amountOf(item)
    return /^\d{1,78}$/.test(text) && BigInt(text) > 0n && BigInt(text) <= item.amount
      ? null
      : messages.enterAmount({ most: displayUnits(item.amount, 0, { group: true }) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (to === null || items.some((item) => problemOf(item) !== null)) return
    const asked = items.map((item): AskedNft => ({ token: item.address, tokenId: item.id, amount: amountOf(item) }))
    void navigate({ to: '/safes/$safe/send', params: { safe: account }, search: { nfts: printNfts(asked), to } })
  }
  return (
    <FormModal opened onClose={onClose} title={messages.sendSeveral(items.length)}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <AddressField
          label={messages.recipient}
          value={recipient}
          chain={chain}
          onChange={setRecipient}
          onResolved={setTo}
          error={isTried && recipient.trim() === '' ? messages.enterRecipient : undefined}
          autoFocus
        />
        {items
          .filter(({ amount }) => amount !== undefined)
          .map((item) => (
            <AmountField
              key={nameOfItem(item)}
              item={item}
              text={amounts[nameOfItem(item)] ?? '1'}
              problem={isTried ? problemOf(item) : null}
              onChange={(text) => setAmounts({ ...amounts, [nameOfItem(item)]: text })}
            />
          ))}
        <Group justify="flex-end">
          <Button variant="subtle" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" variant="filled">
            {messages.continue}
          </Button>
        </Group>
      </form>
    </FormModal>
  )
}

type AmountFieldProps = { item: Collectible; text: string; problem: string | null; onChange(text: string): void }

function AmountField({ item, text, problem, onChange }: AmountFieldProps) {
  const id = useId()
  return (
    <div>
      <TextInput
        label={messages.amountOf({ item: `${item.tokenSymbol} #${item.id}` })}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={problem !== null}
        {...describedBy(problem !== null && id)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {problem !== null && (
        <FieldNote kind="error" id={id}>
          {problem}
        </FieldNote>
      )}
    </div>
  )
}
