#!/usr/bin/python3
"""A bare WebKitGTK window that WebKitWebDriver drives.

MiniBrowser's toolbar makes it at least 447 pixels wide, and its automated windows are private; this one has a phone's
size. Arguments, beside --automation: --data=FOLDER (private without), --script=FILE (runs before each page).
"""
import argparse

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument('--data')
parser.add_argument('--script')
options, _ = parser.parse_known_args()

if options.data:
    manager = WebKit2.WebsiteDataManager(
        base_data_directory=f'{options.data}/data', base_cache_directory=f'{options.data}/cache'
    )
else:
    manager = WebKit2.WebsiteDataManager.new_ephemeral()
context = WebKit2.WebContext.new_with_website_data_manager(manager)
context.set_automation_allowed(True)

settings = WebKit2.Settings()
settings.set_enable_write_console_messages_to_stdout(True)
# Without a graphics card WebKitGTK 2.50 plays one, and now and then frees a page's pictures while no drawing context is
# current: libepoxy then aborts the page's process.
settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)


def new_view():
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    if options.script:
        with open(options.script, encoding='utf-8') as script:
            view.get_user_content_manager().add_script(
                WebKit2.UserScript.new(
                    script.read(),
                    WebKit2.UserContentInjectedFrames.TOP_FRAME,
                    WebKit2.UserScriptInjectionTime.START,
                    None,
                    None,
                )
            )
    window = Gtk.Window()
    window.set_default_size(390, 844)
    window.add(view)
    window.connect('destroy', Gtk.main_quit)
    window.show_all()

    def take_focus():
        # Without a window manager nothing else gives it the focus.
        window.get_window().focus(0)
        view.grab_focus()
        return False

    GLib.timeout_add(300, take_focus)
    return view


def on_automation_started(_context, session):
    about = WebKit2.ApplicationInfo()
    about.set_name('MiniBrowser')
    about.set_version(2, 50, 0)
    session.set_application_info(about)
    session.connect('create-web-view', lambda _session: new_view())


context.connect('automation-started', on_automation_started)
Gtk.main()
