declare namespace App {
  /** What the API passes to pages rendered on demand. */
  interface Locals {
    again?: {
      email: string
      message: string
      /** Whether the email address is what was refused; then the reason is shown beside it. */
      wrongAddress: boolean
    }
  }
}
