import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

export default defineConfig(
  globalIgnores(['node_modules/', 'data/', 'dist/', 'coverage/']),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // Taking a key out of an object is how one leaves it behind.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/return-await': ['error', 'in-try-catch'],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Text here is characters on a page; its code points are what we mean.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Export by name: a thing has one name everywhere.' },
        { selector: 'ExportAllDeclaration', message: 'A front door names what it lets through.' },
      ],
    },
  },
  {
    // The web app has a configuration of its own: JSX, and the browser's names.
    files: ['src/{design,shell}/**/*.{ts,tsx}', 'src/*/web/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: false, project: ['tsconfig.web.json'] } },
  },
  {
    // Programs and their tools talk to a person at a terminal.
    files: ['src/main/**', 'checks/**', 'samples/**', 'bench/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    // Vitest asks for a default export, and declarations describe other people's modules.
    files: ['*.config.ts', '**/*.d.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
)
