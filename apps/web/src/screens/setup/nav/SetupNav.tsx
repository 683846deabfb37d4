import { Icon } from '@countersign/ui'
import { useLinkProps, useLocation } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { SetupSection } from '../model/setupSections.ts'
import type { SectionMark } from '../model/SectionMark.ts'
import styles from './SetupNav.module.css'
import { useAskedSection } from './useAskedSection.ts'
import { useSectionInView } from './useSectionInView.ts'
import { setupMessages } from '../setupMessages.ts'

export interface SetupNavProps {
  sections: readonly { id: SetupSection; title: string }[]
  marks: Readonly<Partial<Record<SetupSection, SectionMark | null>>>
  /** The sections are on the page. */
  isReady: boolean
}

/** Links to the sections of the page with their counts; the visible section is marked. */
export function SetupNav({ sections, marks, isReady }: SetupNavProps) {
  const asked = useLocation({ select: ({ hash }) => hash })
  const bar = useRef<HTMLElement>(null)
  useAskedSection(asked, isReady)
  const inView = useSectionInView(
    sections.map(({ id }) => id),
    asked,
  )
  const current = inView ?? sections[0]?.id
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>('[aria-current]')
    // If the links form one line, scrolls only that line, so that the marked link stays visible.
    if (bar.current && link) bar.current.scrollTo({ left: link.offsetLeft - bar.current.clientWidth / 3 })
  }, [current])
  return (
    <nav className={styles.nav} aria-label={setupMessages.title} ref={bar}>
      {sections.map(({ id, title }) => (
        <SectionLink key={id} id={id} isCurrent={id === current}>
          {title}
          <Mark mark={marks[id] ?? null} />
        </SectionLink>
      ))}
    </nav>
  )
}

type SectionLinkProps = { readonly id: SetupSection; readonly isCurrent: boolean; readonly children: ReactNode }

/** The router marks every link to this page as current, but only the visible section is. */
function SectionLink({ id, isCurrent, children }: SectionLinkProps) {
  const { account } = useAccount()
  const link = useLinkProps({ to: '/safes/$safe/setup', params: { safe: account }, hash: id, className: styles.link })
  return (
    <a {...link} aria-current={isCurrent ? 'true' : undefined}>
      {children}
    </a>
  )
}

function Mark({ mark }: { mark: SectionMark | null }) {
  if (mark?.caution)
    return (
      <span className={styles.caution} title={mark.caution}>
        <Icon name="alert-triangle" size={16} />
        <span className="cs-visually-hidden">, {mark.caution}</span>
      </span>
    )
  return mark?.count ? <span className={styles.count}>{mark.count}</span> : null
}
