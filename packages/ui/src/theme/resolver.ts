import type { CSSVariablesResolver } from '@mantine/core'

/** Points Mantine's semantic variables at our tokens, for both colour schemes. */
export const resolver: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--cs-page)',
    '--mantine-color-text': 'var(--cs-ink)',
    '--mantine-color-default': 'var(--cs-surface)',
    '--mantine-color-default-border': 'var(--cs-edge)',
    '--mantine-color-default-hover': 'var(--cs-sunken)',
    '--mantine-color-dimmed': 'var(--cs-ink-3)',
    '--mantine-color-placeholder': 'var(--cs-ink-3)',
    '--mantine-color-anchor': 'var(--cs-pen)',
    '--mantine-color-error': 'var(--cs-danger)',
    '--mantine-color-success': 'var(--cs-verified)',
  }
  return { variables: {}, light: shared, dark: shared }
}
