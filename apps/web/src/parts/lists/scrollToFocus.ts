import type { FocusEvent } from 'react'

/** For a line that scrolls sideways: browsers leave what has the focus where it is when its first pixels can be seen. */
export const scrollToFocus = ({ target }: FocusEvent): void =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
