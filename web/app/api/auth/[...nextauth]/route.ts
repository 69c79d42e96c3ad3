import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { authOptions } from '../../../../lib/auth';

interface Context {
  readonly params: Promise<{ nextauth: string[] }>;
}

const handler = async (request: NextRequest, context: Context): Promise<Response> =>
  NextAuth(request, context, await authOptions());

export { handler as GET, handler as POST };
