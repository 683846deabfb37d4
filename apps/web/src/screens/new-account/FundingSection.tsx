import { describedBy, FieldNote, Icon, ProvenanceMark, SectionHeading, SkeletonRows } from '@countersign/ui'
import { isSameAddress, ZERO_ADDRESS, displayNumber } from '@countersign/primitives'
import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { Suspense, useState } from 'react'
import layout from '../../parts/forms/NumberedRow.module.css'
import { useRowFocus } from '../../parts/forms/useRowFocus.ts'
import { AddTokenDialog } from '../../parts/tokens/LazyAddTokenDialog.tsx'
import { byAddressOption, TOKEN_BY_ADDRESS, tokenOption } from '../../parts/tokens/tokenOption.ts'
import { TrustNote } from '../../parts/tokens/TrustNote.tsx'
import { exact } from './checkForm.ts'
import styles from './NewAccount.module.css'
import { fundingRow, type FundingRow } from './NewAccountForm.ts'
import type { NewAccountApi } from './useNewAccount.ts'
import { newAccountMessages } from './newAccountMessages.ts'

/** The assets that this account sends to the new one in the same transaction. */
export function FundingSection({ api, showsProblem }: { api: NewAccountApi; showsProblem: boolean }) {
  const { form, assets, change } = api
  const { list, button, goTo } = useRowFocus(form.funding)
  const remove = (id: string) => {
    goTo(form.funding.findIndex((one) => one.id === id))
    const funding = form.funding.filter((one) => one.id !== id)
    change({ funding: funding.length === 0 ? [fundingRow()] : funding })
  }
  return (
    <section aria-labelledby="funding-heading">
      <SectionHeading id="funding-heading" title={newAccountMessages.funds} count={newAccountMessages.fundsScope} />
      {assets.isLoading ? (
        <SkeletonRows rows={1} shape="account" label={newAccountMessages.loadingFunds} />
      ) : (
        <ol ref={list}>
          {form.funding.map((row, index) => (
            <Row key={row.id} {...{ api, row, showsProblem }} number={index + 1} onRemove={() => remove(row.id)} />
          ))}
        </ol>
      )}
      <Button
        ref={button}
        size="xs"
        leftSection={<Icon name="plus" />}
        onClick={() => {
          goTo(form.funding.length)
          const unused = assets.list.find(({ token }) => !form.funding.some((one) => isSameAddress(one.token, token)))
          change({ funding: [...form.funding, fundingRow(unused?.token)] })
        }}
      >
        {newAccountMessages.addFunds}
      </Button>
    </section>
  )
}

type RowProps = {
  api: NewAccountApi
  row: FundingRow
  number: number
  showsProblem: boolean
  onRemove: () => void
}

function Row({ api, row, number, showsProblem, onRemove }: RowProps) {
  const { assets, checked, setFunding } = api
  const asset = assets.list.find(({ token }) => isSameAddress(token, row.token))
  const problem = checked.amounts.get(row.id)
  const trust = assets.trustOf(row.token)
  const [isAdding, setAdding] = useState(false)
  const isShown = problem !== undefined && (showsProblem || checked.excesses.has(row.id))
  const noteId = `funding-${row.id}`
  return (
    <li className={`${layout.row} ${styles.funding}`}>
      <span className={layout.number}>{number}</span>
      <div>
        <TextInput
          label={newAccountMessages.amount({ row: number })}
          placeholder={displayNumber('0.00')}
          inputMode="decimal"
          autoComplete="off"
          value={row.amount}
          error={isShown}
          {...describedBy(isShown && noteId, `${noteId}-held`)}
          onChange={(event) => setFunding(row.id, { amount: event.currentTarget.value })}
        />
        {isShown && (
          <FieldNote kind="error" id={noteId}>
            {problem}
          </FieldNote>
        )}
        {trust && <TrustNote trust={trust} />}
        {asset && (
          <span className={styles.quiet} id={`${noteId}-held`}>
            {newAccountMessages.held({ amount: `${exact(asset.balance, asset)} ${asset.symbol}` })}{' '}
            <ProvenanceMark source={isSameAddress(asset.token, ZERO_ADDRESS) ? assets.source : 'service'} />
          </span>
        )}
      </div>
      <NativeSelect
        label={newAccountMessages.token({ row: number })}
        value={row.token}
        data={[
          ...(asset ? [] : [{ value: row.token, label: newAccountMessages.unknownToken }]),
          ...assets.list.map(({ token, symbol }) => ({
            value: token,
            label: tokenOption(symbol, token, assets.trustOf(token)),
          })),
          byAddressOption(),
        ]}
        onChange={(event) => {
          if (event.currentTarget.value === TOKEN_BY_ADDRESS) return setAdding(true)
          const chosen = assets.list.find(({ token }) => token === event.currentTarget.value)
          if (chosen) setFunding(row.id, { token: chosen.token })
        }}
      />
      <ActionIcon
        className={layout.remove}
        aria-label={newAccountMessages.removeAmount({ row: number })}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </ActionIcon>
      <Suspense>
        {isAdding && (
          <AddTokenDialog onClose={() => setAdding(false)} onAdded={(token) => setFunding(row.id, { token })} />
        )}
      </Suspense>
    </li>
  )
}
