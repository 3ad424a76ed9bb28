const foreign =
  /^(DATABASE_URL|DATABASE_SOCKET|DATABASE_POOL_SIZE|PG[A-Z]+|AUTH_|NEXTAUTH_|ENCRYPTION_KEY|PORT$|APP_URL|DATA_DIR|CRON_SECRET|AI_|ANTHROPIC_|OPENAI_|BRAND_HUB_|BLOB_|SMTP_|MAIL_|PRIVATE_HOSTS|CORS_|PUSH_RATE|TRIBUTARY_|LOG_LEVEL|NODE_ENV|NODE_OPTIONS|NEXT_|VERCEL|npm_|VITEST|PLAYWRIGHT|TEST_|HOSTNAME$|[A-Z][A-Z0-9_]*_(CLIENT_ID|CLIENT_SECRET|AUTHORIZE_URL|TOKEN_URL|API_URL|API_VERSION)$)/

/**
 * Returns our environment without the variables that would make the product or its tests behave differently than on
 * a fresh machine.
 */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const plain = { ...process.env }
  for (const name of Object.keys(plain)) if (foreign.test(name)) delete plain[name]
  return plain
}
