import { fiatText, Icon } from '@countersign/ui'
import type { ReactNode } from 'react'
import { useAssetView } from '../../../data/storage/assetView.ts'
import type { TokenGroups, TokenRow } from '../tokenRows.ts'
import { assetViewMessages as messages } from '../assetViewMessages.ts'
import styles from './Assets.module.css'

export interface AssetNotesProps {
  groups: TokenGroups
  currency: string
  onShowSpam(): void
}

const MOST_NAMED = 5

/** What the table leaves out, so that nothing disappears without a word. */
export function AssetNotes({ groups: { spam, untrusted, dust }, currency, onShowSpam }: AssetNotesProps) {
  const [view, setView] = useAssetView()
  return (
    <>
      {spam.length > 0 && (
        <Note isDoubtful onShow={onShowSpam}>
          {messages.spam(namesOf(spam))}
        </Note>
      )}
      {untrusted.length > 0 && (
        <Note onShow={() => setView({ tokens: 'all' })}>{messages.untrusted(namesOf(untrusted))}</Note>
      )}
      {dust.length > 0 && (
        <Note onShow={() => setView({ hidesDust: false })}>
          {messages.dust({ ...namesOf(dust), limit: fiatText(view.dust, currency.toUpperCase()) })}
        </Note>
      )}
    </>
  )
}

function namesOf(rows: readonly TokenRow[]) {
  const named = rows.slice(0, MOST_NAMED).map(({ token }) => token.symbol)
  const rest = rows.length - named.length
  return { count: rows.length, symbols: rest > 0 ? [...named, messages.more(rest)] : named }
}

function Note({ children, isDoubtful = false, onShow }: { children: ReactNode; isDoubtful?: boolean; onShow(): void }) {
  return (
    <div className={styles.hidden}>
      <span className={isDoubtful ? styles.doubtful : undefined}>
        {isDoubtful && <Icon name="alert-triangle" size={16} />}
        <span>{children}</span>
      </span>
      <button type="button" className="cs-link" onClick={onShow}>
        {messages.showThem}
      </button>
    </div>
  )
}
