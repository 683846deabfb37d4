import { createTheme, type MantineColorsTuple } from '@mantine/core'
import { uiMessages as messages } from '../uiMessages.ts'

/** Read when a dialog is drawn: the language is set after this module loads. */
const CLOSE = {
  get 'aria-label'() {
    return messages.close
  },
}

/** Their shades are in the style sheet (`variablesCss.ts`). */
const COLORS = ['pen', 'verified', 'caution', 'danger', 'unknown', 'gray', 'dark'] as const

/** Mantine theme: paper, ink and the pen. Every value is a variable of tokens.css or of Mantine's style sheet where Mantine accepts one, so that pages load no colours. */
export const pageTheme = createTheme({
  colors: Object.fromEntries(COLORS.map((name) => [name, shadesOf(name)])),
  primaryColor: 'pen',
  primaryShade: { light: 7, dark: 5 },
  white: '#FDFCF9',
  black: '#0F1621',
  fontFamily: 'var(--cs-font-ui)',
  fontFamilyMonospace: 'var(--cs-font-mono)',
  headings: {
    fontFamily: 'var(--cs-font-statement)',
    fontWeight: '500',
    textWrap: 'balance',
    sizes: { h1: { fontSize: '1.625rem', lineHeight: '2.125rem' }, h2: { fontSize: '1.25rem', lineHeight: '1.75rem' } },
  },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '3px', sm: '6px', md: '6px', lg: '10px', xl: '10px' },
  defaultRadius: 'sm',
  shadows: { sm: 'var(--cs-shadow-1)', md: 'var(--cs-shadow-2)', xl: 'var(--cs-shadow-3)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
  focusClassName: 'cs-focus',
  components: {
    Button: { defaultProps: { size: 'sm', variant: 'default' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 32 } },
    Paper: { defaultProps: { withBorder: true, shadow: undefined } },
    Table: { defaultProps: { verticalSpacing: 'sm', horizontalSpacing: 'sm', highlightOnHover: true } },
    Modal: {
      defaultProps: {
        radius: 'lg',
        centered: true,
        lockScroll: false,
        overlayProps: { blur: 0, backgroundOpacity: 0.44 },
        closeButtonProps: CLOSE,
      },
    },
    Drawer: {
      defaultProps: { position: 'right', size: 464, lockScroll: false, closeButtonProps: CLOSE },
    },
    // Without the hidden focus target: it is not a menu item, and focus goes to the first item instead.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Switch: { defaultProps: { withThumbIndicator: false } },
    Tooltip: { defaultProps: { openDelay: 250, withArrow: false, events: { hover: true, focus: true, touch: true } } },
    Skeleton: { defaultProps: { radius: 'xs' } },
    Loader: { defaultProps: { type: 'dots', size: 18 } },
  },
})

function shadesOf(name: string): MantineColorsTuple {
  const shade = (index: number) => `var(--mantine-color-${name}-${index})`
  return [shade(0), shade(1), shade(2), shade(3), shade(4), shade(5), shade(6), shade(7), shade(8), shade(9)]
}
