import { Icon, Identicon, Kbd, ProvenanceMark } from '@countersign/ui'
import { markMatch } from './matchItems.ts'
import styles from './Palette.module.css'
import type { PaletteItem } from './PaletteItem.ts'

export interface PaletteRowProps {
  id: string
  item: PaletteItem
  query: string
  isActive: boolean
  onHover(): void
  onOpen(): void
}

export function PaletteRow({ id, item, query, isActive, onHover, onOpen }: PaletteRowProps) {
  const { title, detail, note, place, source, shortcut, icon, address, shape = 'person' } = item
  const [before, match, after] = markMatch(title, query)
  return (
    <div id={id} role="option" aria-selected={isActive} className={styles.row} onMouseMove={onHover} onClick={onOpen}>
      <span className={styles.icon}>
        {address ? <Identicon address={address} shape={shape} size={22} /> : icon && <Icon name={icon} />}
      </span>
      <span className={styles.text}>
        <b>
          {before}
          {match && <mark>{match}</mark>}
          {after}
        </b>
        {detail && <span>{detail}</span>}
        {note && <span>“{note}”</span>}
      </span>
      <span className={styles.edge}>
        {source && <ProvenanceMark source={source} />}
        {place}
        {shortcut && <Kbd>{shortcut}</Kbd>}
      </span>
    </div>
  )
}
