import { Button, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { Icon } from '@countersign/ui'

/** The other colour scheme, by its name. */
export function SchemeButton() {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const isDark = useComputedColorScheme('light') === 'dark'
  return (
    <Button
      leftSection={<Icon name={isDark ? 'sun' : 'moon'} />}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? 'Light scheme' : 'Dark scheme'}
    </Button>
  )
}
