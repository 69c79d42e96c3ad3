'use client';

import { LogOut } from 'lucide-react';
import { logOut } from '../../lib/log-out';

export function LogOutButton() {
  return (
    <button type="button" className="button" onClick={() => void logOut()}>
      <LogOut size={18} /> Log out
    </button>
  );
}
