/** What a visitor is called at a board with friends, who read that it is a guest. */
export function GuestNameField({ id }: { readonly id: string }) {
  return (
    <div className="field">
      <label htmlFor={id}>Your name</label>
      <input
        id={id}
        className="input"
        name="name"
        required
        minLength={2}
        maxLength={40}
        autoComplete="nickname"
      />
      <p className="help">The others read it with “(guest)” behind it.</p>
    </div>
  );
}
