import type { Address } from '@countersign/primitives'
import { CopyButton, FullAddress } from '@countersign/ui'
import { Popover } from '@mantine/core'
import type { ReactNode } from 'react'
import { pageMessages } from './page/pageMessages.ts'
import styles from './page/Page.module.css'

/** 40 digits never break a sentence: the short form, and all of it on press. */
export function AddressInSentence({ address, children }: { address: Address; children: ReactNode }) {
  return (
    <Popover position="bottom" shadow="md">
      <Popover.Target>
        <button type="button" className={styles.inSentence} title={address}>
          {children}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={pageMessages.address}>
        <FullAddress address={address} twoRows className={styles.full} />{' '}
        <CopyButton value={address} label={pageMessages.address} />
      </Popover.Dropdown>
    </Popover>
  )
}
