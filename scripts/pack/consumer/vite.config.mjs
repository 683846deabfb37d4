import react from '@vitejs/plugin-react'

/** What a new project with Vite and React has; `apps` has two documents. */
export default {
  base: './',
  logLevel: 'error',
  plugins: [react()],
  build: process.env.INPUTS ? { rolldownOptions: { input: process.env.INPUTS.split(' ') } } : {},
}
