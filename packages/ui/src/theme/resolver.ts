import type { CSSVariablesResolver } from '@mantine/core'

/**
 * Maps Mantine's semantic variables to this package's tokens, for both colour schemes.
 *
 * @example
 * import { DEFAULT_THEME } from '@mantine/core'
 * resolver(DEFAULT_THEME).light['--mantine-color-body'] // 'var(--cs-page)'
 */
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
    // The pen's colour follows the chosen accent, so it must not be a fixed value.
    '--mantine-color-pen-text': 'var(--cs-pen)',
    '--mantine-color-pen-filled': 'var(--cs-pen-fill)',
    '--mantine-color-pen-filled-hover': 'var(--cs-pen-hover)',
    '--mantine-color-pen-light': 'var(--cs-pen-wash)',
    '--mantine-color-pen-light-hover': 'var(--cs-pen-wash)',
    '--mantine-color-pen-light-color': 'var(--cs-pen)',
    '--mantine-color-pen-outline': 'var(--cs-pen)',
    '--mantine-color-pen-outline-hover': 'var(--cs-pen-wash)',
  }
  return { variables: {}, light: shared, dark: shared }
}
