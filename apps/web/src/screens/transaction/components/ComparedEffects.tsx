import type { ViewContext } from '@countersign/describe/transaction'
import { type Address, isSameAddress, listText, numberText, shortenAddress } from '@countersign/primitives'
import { ComparedTable, exactTime, Icon, SectionHeading, ShortHex, type ComparedEffectRow } from '@countersign/ui'
import type { ExpectedEffects } from '../../../data/storage/expectedEffects.ts'
import { assetText, balanceText, changeText } from '../../../parts/transaction/effects/amountWords.ts'
import { effectsMessages } from '../../../parts/transaction/effects/effectsMessages.ts'
import { Picture } from '../../../parts/transaction/effects/EffectsSection.tsx'
import { feeWords } from '../../../parts/transaction/effects/feeWords.ts'
import { OriginLine, type OriginException } from '../../../parts/transaction/effects/OriginLine.tsx'
import { compareEffects, type ComparedRow, type Side } from '../model/compareEffects.ts'
import type { Happened } from '../model/happenedQuery.ts'
import type { Receipt } from '../model/receiptQuery.ts'
import { outcomeMessages } from '../outcomeMessages.ts'
import styles from './Transaction.module.css'

type Props = {
  readonly expected: Side
  readonly stored: ExpectedEffects
  readonly happened: Happened
  readonly receipt: Receipt
  readonly context: ViewContext
  readonly wallet: Address | null
  readonly exceptions: readonly OriginException[]
}

/** The figures that this person saw when signing, beside what happened, with one sentence that explains a difference. */
export function ComparedEffects({ expected, stored, happened, receipt, context, wallet, exceptions }: Props) {
  const fee = receipt.fee
  const paid = happened.held.find(({ owner, token }) => token === null && isSameAddress(owner, receipt.from))
  const side: Side = {
    moves: happened.moves,
    held: happened.held,
    fee: fee === null ? null : { payer: receipt.from, cost: fee, held: paid?.value ?? null },
  }
  const { rows, different, shifted } = compareEffects(expected, side)
  const names = { context, wallet }
  return (
    <section aria-label={effectsMessages.whatChanged}>
      <SectionHeading title={effectsMessages.whatChanged} action={outcomeMessages.expectedFrozen} />
      <ComparedTable
        caption={effectsMessages.whatChanged}
        expected={outcomeMessages.expectedWhenSigned}
        happened={outcomeMessages.happenedIn({ block: numberText(happened.block) })}
        rows={rows.map((row) => rowOf(row, different.includes(row), names))}
      />
      <div className={`cs-panel ${styles.result}`} data-different={different.length > 0 || undefined}>
        <Icon name={different.length > 0 ? 'alert-triangle' : 'circle-check'} size={20} />
        <p>
          <b>{different.length > 0 ? outcomeMessages.different : outcomeMessages.asSigned}</b>
          {resultWords({ different, shifted }, context)}
        </p>
      </div>
      <OriginLine
        sentences={[
          outcomeMessages.originExpected({ time: exactTime(stored.at), block: numberText(BigInt(stored.block)) }),
          outcomeMessages.originHappened({ block: numberText(happened.block) }),
        ]}
        exceptions={exceptions}
      />
    </section>
  )
}

function resultWords(
  { different, shifted }: Pick<ReturnType<typeof compareEffects>, 'different' | 'shifted'>,
  context: ViewContext,
): string {
  if (different.length > 0)
    return outcomeMessages.differentText({
      names: listText([...new Set(different.map(({ owner }) => nameOf(owner, context)))]),
    })
  const [first] = shifted
  if (!first) return outcomeMessages.asSignedText
  const amount = assetText(first, first.by < 0n ? -first.by : first.by, context)
  const said = { name: nameOf(first.owner, context), amount }
  return first.by > 0n ? outcomeMessages.higher(said) : outcomeMessages.lower(said)
}

const nameOf = (address: Address, { safe, accountName, nameOf: known }: ViewContext): string =>
  isSameAddress(address, safe) ? accountName : (known(address) ?? shortenAddress(address))

type Names = { readonly context: ViewContext; readonly wallet: Address | null }

function rowOf(row: ComparedRow, isDifferent: boolean, { context, wallet }: Names): ComparedEffectRow {
  const isOwn = isSameAddress(row.owner, context.safe)
  const isYou = wallet !== null && isSameAddress(row.owner, wallet)
  const name = isOwn ? context.accountName : context.nameOf(row.owner)
  return {
    id: row.id,
    picture: <Picture subject={{ kind: isOwn ? 'account' : 'address', address: row.owner }} />,
    who: name ?? <ShortHex value={row.owner} />,
    note: row.isFee
      ? isYou
        ? outcomeMessages.youFee
        : outcomeMessages.networkFee
      : isOwn
        ? effectsMessages.thisAccount
        : effectsMessages.recipient,
    expected: figuresOf(row, row.expected, outcomeMessages.notExpected, context),
    happened: figuresOf(row, row.happened, outcomeMessages.didNotHappen, context),
    danger: isDifferent,
  }
}

function figuresOf(
  { token, tokenId, isFee }: ComparedRow,
  figure: ComparedRow['expected'],
  missing: string,
  context: ViewContext,
): ComparedEffectRow['expected'] {
  if (figure === null) return { change: missing }
  const { change, before } = figure
  const plain = (value: bigint) =>
    isFee ? feeWords(value, { ...context.native, symbol: '' }).trim() : balanceText(token, value, context)
  return {
    change: isFee ? `−${feeWords(-change, context.native)}` : changeText({ token, tokenId, amount: change }, context),
    ...(before === null ? {} : { figures: { before: plain(before), after: plain(before + change) } }),
  }
}
