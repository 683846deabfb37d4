import { numberLocale } from '@countersign/primitives'
import { Chip } from '@countersign/ui'
import { useId, useState } from 'react'
import { CurrencySelect } from '../../../parts/forms/CurrencySelect.tsx'
import { ChipSelect } from '../../../parts/forms/ChipSelect.tsx'
import { FilterField } from '../../../parts/lists/FilterField.tsx'
import { useAssetView } from '../../../data/storage/assetView.ts'
import { assetsMessages } from '../assetsMessages.ts'
import { assetViewMessages as messages } from '../assetViewMessages.ts'
import styles from './AssetTools.module.css'

export interface AssetToolsProps {
  filter: string
  onFilter(text: string): void
  currency: string
}

/** Above the table: the text filter, which tokens are shown, from which value on, and the currency. */
export function AssetTools({ filter, onFilter, currency }: AssetToolsProps) {
  const [view, setView] = useAssetView()
  return (
    <>
      <FilterField
        label={assetsMessages.filter}
        placeholder={assetsMessages.filterPlaceholder}
        value={filter}
        onChange={onFilter}
      />
      <ChipSelect
        aria-label={messages.view}
        value={view.tokens}
        onChange={(event) => setView({ tokens: event.target.value === 'trusted' ? 'trusted' : 'all' })}
      >
        <option value="all">{messages.all}</option>
        <option value="trusted">{messages.trusted}</option>
      </ChipSelect>
      <span className={styles.dust}>
        <Chip active={view.hidesDust} onClick={() => setView({ hidesDust: !view.hidesDust })}>
          {messages.hideDust}
        </Chip>
        {view.hidesDust && <Threshold currency={currency} value={view.dust} onChange={(dust) => setView({ dust })} />}
      </span>
      <CurrencySelect />
    </>
  )
}

/** A decimal in the language of the page; only a valid one is stored. */
function Threshold({ currency, value, onChange }: { currency: string; value: string; onChange(value: string): void }) {
  const id = useId()
  const comma = Intl.NumberFormat(numberLocale()).format(0.5).charAt(1)
  const [text, setText] = useState(value.replace('.', comma))
  const plain = text.trim().replace(comma, '.')
  const isValid = /^\d{1,9}(\.\d{1,6})?$/.test(plain)
  return (
    <label className={styles.threshold} htmlFor={id}>
      {messages.under}
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        size={6}
        value={text}
        aria-invalid={!isValid}
        onChange={(event) => {
          setText(event.target.value)
          const next = event.target.value.trim().replace(comma, '.')
          if (/^\d{1,9}(\.\d{1,6})?$/.test(next)) onChange(next)
        }}
      />
      {currency.toUpperCase()}
    </label>
  )
}
